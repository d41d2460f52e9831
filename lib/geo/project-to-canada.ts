import { canadaProjection, canadaSheet } from './canada-projection.ts';

const projection = canadaProjection();

/**
 * Where a place stands on the Canada maps, in per cent of their width and height.
 *
 * Places north of the sheet get a negative `y`.
 *
 * @throws RangeError for a place that the projection cannot show at all, such as the South Pole.
 */
export function projectToCanada(latitude: number, longitude: number): { x: number; y: number } {
  const placed = projection([longitude, latitude]);
  if (!placed) throw new RangeError(`${latitude}, ${longitude} cannot be placed on the map`);
  const [x, y] = placed;
  return { x: percent(x, canadaSheet.width), y: percent(y, canadaSheet.height) };
}

function percent(value: number, whole: number): number {
  return Math.round((value / whole) * 100_000) / 1000;
}
