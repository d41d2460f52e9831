import { easternProjection } from '../canada/eastern-projection.ts';
import { landAndLakes } from '../canada/land-and-lakes.ts';
import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import { fractal } from '../field/fractal.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { noise } from '../field/noise.ts';
import { sampleField } from '../field/sample-field.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import type { Point } from '../line/point.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';

type System = {
  readonly at: Point;
  readonly pressure: number;
  readonly width: number;
  readonly height: number;
};

export type WeatherPlaces = { readonly toronto: Point; readonly quebec: Point };

/** Positions of Toronto and Quebec City on the eastern map. */
export function weatherPlaces(): WeatherPlaces {
  const projection = easternProjection();
  return {
    toronto: projection([-79.3832, 43.6532]) ?? [0, 0],
    quebec: projection([-71.208, 46.8139]) ?? [0, 0],
  };
}

/** The real coast with isobars over it: highs over the two cities, lows at two corners. */
export function isobars(map: CanadaMap, frame: Frame, scheme: Scheme): string {
  return ground(frame, scheme.water) + coast(map, frame, scheme) + pressure(frame, scheme);
}

function coast(map: CanadaMap, frame: Frame, scheme: Scheme): string {
  const grid = gridOver(frame, 3);
  const { canada, neighbours, lakes } = landAndLakes(map, easternProjection(), grid);
  const land = sampleField(grid, () => 0);
  const dry = land.values.map((_, index) =>
    lakes.cells[index] ? 0 : (canada.cells[index] ?? 0) | (neighbours.cells[index] ?? 0),
  );
  const shore = contour(blur({ grid, values: dry }, 1), 0.5, { tolerance: 0.4, smallest: 10 });
  return fill(shore.fill, scheme.land) + stroke(shore.line, scheme.shore, 1.2, { opacity: 0.55 });
}

function pressure(frame: Frame, scheme: Scheme): string {
  const { toronto, quebec } = weatherPlaces();
  const systems: System[] = [
    { at: [toronto[0] + 10, toronto[1] - 30], pressure: 30, width: 230, height: 170 },
    { at: [quebec[0] - 6, quebec[1] - 20], pressure: 16, width: 150, height: 130 },
    { at: [60, 60], pressure: -34, width: 260, height: 210 },
    { at: [940, 600], pressure: -30, width: 230, height: 170 },
  ];
  const drift = fractal(noise(21), 2);
  const field = sampleField(gridOver(frame, 6), (x, y) =>
    systems.reduce(
      (sum, { at, pressure, width, height }) =>
        sum + pressure * Math.exp(-(((x - at[0]) / width) ** 2 + ((y - at[1]) / height) ** 2)),
      1008 + (drift(x / 420, y / 420) - 0.5) * 9,
    ),
  );
  let lines = '';
  for (let level = 984; level <= 1040; level += 2) {
    const isMain = level % 8 === 0;
    const { line } = contour(field, level, { tolerance: 0.15, smallest: 15 });
    lines += stroke(line, scheme.solid, isMain ? 2.2 : 1.1, { opacity: isMain ? 0.95 : 0.5 });
  }
  return lines;
}
