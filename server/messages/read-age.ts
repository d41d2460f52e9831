const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/**
 * A length of time such as `90m`, `12h`, `7d` or `2w`, in milliseconds.
 *
 * @throws Error that says how to write one.
 */
export function readAge(text: string): number {
  const [, count, unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? [];
  const length = units[unit];
  if (count === undefined || length === undefined)
    throw new Error(`"${text}" is no age: write 90m, 12h, 7d or 2w.`);
  return Number(count) * length;
}
