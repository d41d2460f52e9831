import type { GeoProjection } from 'd3-geo';
import type { Mask } from '../field/mask.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import type { Point } from '../line/point.ts';
import { simplify } from '../line/simplify.ts';
import { straightLine } from '../line/straight-line.ts';

/** The borders between provinces: of the lines in the source those that run mostly through Canada. */
export function provincialBorders(map: CanadaMap, projection: GeoProjection, canada: Mask): string {
  return map.provinces
    .map((line) =>
      line.flatMap(([longitude, latitude]): Point[] => {
        const point = projection([longitude, latitude]);
        return point ? [point] : [];
      }),
    )
    .filter((line) => line.filter((point) => isInside(point, canada)).length > line.length * 0.6)
    .map((line) => straightLine(simplify(line, 0.7), { digits: 0 }))
    .join('');
}

function isInside([x, y]: Point, { grid, cells }: Mask): boolean {
  const column = Math.floor((x - grid.x) / grid.cell);
  const row = Math.floor((y - grid.y) / grid.cell);
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return false;
  return cells[row * grid.columns + column] === 1;
}
