import { fillMask } from '../field/fill-mask.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import type { Mask } from '../field/mask.ts';
import { strokeMask } from '../field/stroke-mask.ts';
import { uniteMasks } from '../field/unite-masks.ts';
import type { WaterMap } from '../geo/water-map.ts';
import type { Point } from '../line/point.ts';
import type { LocalProjection } from './local-projection.ts';

/** Rivers are lines in the source data; this is about the width of the Bow. */
const RIVER_KILOMETRES = 0.3;

export type CityWaters = {
  /** Sea and lakes. */
  readonly open: Mask;
  /** Sea, lakes and rivers. */
  readonly all: Mask;
  /** Visible river lines, in units of the picture. */
  readonly rivers: readonly (readonly Point[])[];
};

/** Projects and rasterizes a city's waters. */
export function cityWaters(
  map: WaterMap,
  projection: LocalProjection,
  frame: Frame,
  cell: number,
  bleed: number,
): CityWaters {
  const grid = gridOver(frame, cell, bleed);
  const toPicture = (line: readonly (readonly [number, number])[]) =>
    line.map(([longitude, latitude]) => projection.place(latitude * map.unit, longitude * map.unit));
  const rivers = map.rivers
    .map(toPicture)
    .filter((line) => line.some((point) => isNear(point, frame, bleed)));
  const open = map.straits.reduce(
    (mask, { kilometres, line }) =>
      uniteMasks(mask, strokeMask(grid, [toPicture(line)], kilometres * projection.unitsPerKilometre)),
    fillMask(grid, map.water.map(toPicture)),
  );
  const width = Math.max(RIVER_KILOMETRES * projection.unitsPerKilometre, cell * 2);
  return { open, all: uniteMasks(open, strokeMask(grid, rivers, width)), rivers };
}

function isNear([x, y]: Point, frame: Frame, bleed: number): boolean {
  return (
    x > frame.x - bleed &&
    y > frame.y - bleed &&
    x < frame.x + frame.width + bleed &&
    y < frame.y + frame.height + bleed
  );
}
