import type { GeoProjection } from 'd3-geo';
import { fillMask } from '../field/fill-mask.ts';
import type { Grid } from '../field/grid.ts';
import type { Mask } from '../field/mask.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import type { Point } from '../line/point.ts';
import { projectPolygons } from './project-polygons.ts';

export type LandAndLakes = { readonly canada: Mask; readonly neighbours: Mask; readonly lakes: Mask };

/** A lake within this many cells of a coast is treated as sea, because the two sources disagree on the coast. */
const COAST = 3;

/** Rasterizes the countries and their lakes. */
export function landAndLakes(map: CanadaMap, projection: GeoProjection, grid: Grid): LandAndLakes {
  const right = grid.x + grid.columns * grid.cell;
  const bottom = grid.y + grid.rows * grid.cell;
  const box = [grid.x - 5, grid.y - 5, right + 5, bottom + 5] as const;
  const canada = fillMask(grid, projectPolygons(map.canada, projection, box));
  const neighbours = fillMask(grid, projectPolygons(map.neighbours, projection, box));
  const lakes = fillMask(
    grid,
    map.lakes.map((ring) => ring.flatMap((point) => placed(projection, point))),
  );
  const land = { grid, cells: canada.cells.map((cell, index) => cell | (neighbours.cells[index] ?? 0)) };
  const inland = signedDistance(land).values;
  const cells = lakes.cells.map((cell, index) => ((inland[index] ?? 0) < COAST * grid.cell ? 0 : cell));
  return { canada, neighbours, lakes: { grid, cells } };
}

function placed(projection: GeoProjection, [longitude, latitude]: Point): Point[] {
  const point = projection([longitude, latitude]);
  return point ? [point] : [];
}
