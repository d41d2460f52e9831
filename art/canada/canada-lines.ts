import type { GeoProjection } from 'd3-geo';
import { canadaProjection } from '../../lib/geo/canada-projection.ts';
import { blur } from '../field/blur.ts';
import { type Contour, contour } from '../field/contour.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { halve } from '../field/halve.ts';
import type { Mask } from '../field/mask.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import type { Point } from '../line/point.ts';
import { simplify } from '../line/simplify.ts';
import { straightLine } from '../line/straight-line.ts';
import { landAndLakes } from './land-and-lakes.ts';

/** Offsets of the lines on the sea from the coast, in units. */
const soundings = [3, 8, 14, 22, 32, 44, 60, 80];

export type CanadaLines = {
  readonly canada: Contour;
  readonly neighbours: Contour;
  readonly lakes: Contour;
  readonly provinces: string;
  /** Lines on the sea parallel to its coast, from the coast outwards. */
  readonly soundings: readonly string[];
};

/** All geometry of a map of Canada, as uncoloured paths. */
export function canadaLines(map: CanadaMap, frame: Frame): CanadaLines {
  const projection = canadaProjection();
  const { canada, neighbours, lakes } = landAndLakes(map, projection, gridOver(frame, 2, 40));
  const outline = ({ grid, cells }: Mask) =>
    contour(blur({ grid, values: Float64Array.from(cells) }, 1), 0.5, { tolerance: 0.5, smallest: 6 });
  return {
    canada: outline(canada),
    neighbours: outline(neighbours),
    lakes: outline(lakes),
    provinces: provincialBorders(map, projection, canada),
    soundings: seaLines(canada, neighbours),
  };
}

function seaLines({ grid, cells }: Mask, neighbours: Mask): string[] {
  const wet = cells.map((cell, index) => (cell || neighbours.cells[index] ? 0 : 1));
  const sea = signedDistance({ grid, cells: wet });
  const half = halve(sea);
  const [near, middle, far] = [blur(sea, 2), blur(half, 2), blur(half, 5)];
  return soundings.map((level) => {
    if (level < 8) return contour(near, level, { tolerance: 0.75, smallest: 30 }).line;
    return contour(level < 30 ? middle : far, level, { tolerance: 0.38, smallest: 8 }).line;
  });
}

/** Provincial borders: the source lines that lie mostly within Canada. */
function provincialBorders(map: CanadaMap, projection: GeoProjection, canada: Mask): string {
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
