import { canadaProjection } from '../../lib/geo/canada-projection.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import { mark } from '../sheet/mark.ts';
import { canadaMap } from './canada-map.ts';

/** The middle of Hudson Bay: a place where there is nothing to find. */
const nowhere: [longitude: number, latitude: number] = [-85.5, 58.9];

/** The map for pages that do not exist. */
export function canadaLost(map: CanadaMap): string {
  return canadaMap(map, 'blue', { over: mark(canadaProjection()(nowhere) ?? [0, 0], 16) });
}
