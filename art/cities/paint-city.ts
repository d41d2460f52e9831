import { valueAt } from '../field/field.ts';
import type { Frame } from '../field/frame.ts';
import type { Point } from '../line/point.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import type { CityLines } from './city-lines.ts';

type Widths = { readonly line: number; readonly river: number };

/** Draws land, rivers, lakes and sea in the colours of a scheme. */
export function paintCity(lines: CityLines, frame: Frame, scheme: Scheme, widths: Widths): string {
  const { isDry, terraces, banks, rivers, shore, depths, soundings } = lines;
  const thin = widths.line * 0.8;
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const river = stroke(rivers, scheme.water, widths.river, round);
  return [
    ground(frame, scheme.land),
    ...terraces.map((path) => fill(path, scheme.land2, { opacity: 0.6 })),
    ...banks.map((path, index) =>
      stroke(path, scheme.faint, thin, { opacity: isDry ? 0.95 - index * 0.095 : 0.6 - index * 0.22 }),
    ),
    stroke(rivers, scheme.shore, widths.river + widths.line * 2, round),
    river,
    stroke(shore.line, scheme.shore, widths.line * 2.4, { 'stroke-linejoin': 'round' }),
    fill(shore.fill, scheme.water),
    shore.fill ? river : '',
    ...depths.map((path) => fill(path, scheme.water2, { opacity: 0.5 })),
    ...soundings.map((path, index) =>
      stroke(path, scheme.line, thin, { opacity: Math.max(0.16, 0.7 - index * 0.07) }),
    ),
  ].join('');
}

/** The background colour at a point, for label halos. */
export function groundBelow({ distance }: CityLines, scheme: Scheme): (point: Point) => string {
  return ([x, y]) => (valueAt(distance, x, y) > 0 ? scheme.water : scheme.land);
}
