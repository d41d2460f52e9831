import { canadaProjection } from '../../lib/geo/canada-projection.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import { colours } from '../svg/colours.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import { canadaMap } from './canada-map.ts';

/** The middle of Hudson Bay, where there is nothing to find. */
const nowhere: [longitude: number, latitude: number] = [-85.5, 58.9];

/** The map of the not-found page: the bay and its shores, the size of a city map. */
export function canadaLost(map: CanadaMap): string {
  const [x, y] = canadaProjection()(nowhere) ?? [0, 0];
  const frame = { x: Math.round(x) - 405, y: Math.round(y) - 390, width: 810, height: 780 };
  return canadaMap(map, 'light', { frame, under: ground(frame, colours.blue100), over: mark([x, y], 9) });
}

/** The phone version, which the page crops to its centre at 8:5: the bay alone, with the mark scaled to match. */
export function smallCanadaLost(map: CanadaMap): string {
  const [x, y] = canadaProjection()(nowhere) ?? [0, 0];
  const frame = { x: Math.round(x) - 285, y: Math.round(y) - 255, width: 570, height: 510 };
  return canadaMap(map, 'light', { frame, under: ground(frame, colours.blue100), over: mark([x, y], 13) });
}
