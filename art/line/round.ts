/** Rounds to at most `digits` decimals, which keeps floating-point noise out of the drawings. */
export function round(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}
