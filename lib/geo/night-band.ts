/** When the offices of a city close and open again, in hours since noon, Toronto time. */
export type NightHours = readonly [closes: number, opens: number];

/** The band's plot, in units of its drawing: 24 hours from noon to noon, one row per city. */
export const hourWidth = 40;
export const rowHeight = 20;

/** The hours since noon, Toronto time, of a local time such as `03:14`; `ahead` is how far the city's clocks are ahead. */
export function hoursSinceNoon(time: string, ahead: number): number {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return (hour + minute / 60 - ahead + 12) % 24;
}

/**
 * The outline of the night over the rows of the band, as the `d` of an SVG path: each side a stair with rounded steps.
 *
 * @param inset hours after closing and before opening that stay outside: parallels of the outline
 */
export function nightOutline(rows: readonly NightHours[], inset: number): string {
  const closing = rows.map(([closes]) => Math.round((closes + inset) * hourWidth));
  const opening = rows.map(([, opens]) => Math.round((opens - inset) * hourWidth));
  const foot = rows.length * rowHeight;
  return `M${closing[0]} 0${stair(closing, 0, 1)}V${foot}H${opening.at(-1)}${stair(opening.toReversed(), foot, -1)}V0Z`;
}

/** The steps between rows of different hours, downward (1) or upward (-1). */
function stair(edges: readonly number[], start: number, direction: 1 | -1): string {
  const bend = rowHeight * 0.45 * direction;
  return edges
    .map((edge, index) => {
      const next = edges[index + 1] ?? edge;
      const y = start + (index + 1) * rowHeight * direction;
      return next === edge
        ? ''
        : `V${y - bend}C${edge} ${y + bend / 2} ${next} ${y - bend / 2} ${next} ${y + bend}`;
    })
    .join('');
}
