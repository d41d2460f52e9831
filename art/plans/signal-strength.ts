import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import type { Field } from '../field/field.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { sampleField } from '../field/sample-field.ts';
import type { Point } from '../line/point.ts';
import { fill } from '../svg/fill.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import type { Plan, Wall } from './plan.ts';

/** Attenuation of one wall, in decibels. */
const LOSS = { outer: 9, inner: 4 } as const;

/** Radius around an access point within which the signal is constant, in units. */
const NEAR = 14;

/** Draws contours of equal Wi-Fi signal strength, attenuated by distance and walls. */
export function signalStrength(
  plan: Pick<Plan<string>, 'outerWalls' | 'innerWalls'>,
  accessPoints: readonly Point[],
  frame: Frame,
  scheme: Scheme,
): string {
  const field = strength(plan, accessPoints, frame);
  const cut = { tolerance: 0.25, smallest: 8 };
  const zones = [
    [-66, scheme.water, 0.9],
    [-56, scheme.water2, 0.8],
    [-48, scheme.fill1, 0.8],
  ] as const;
  const levels = Array.from({ length: 10 }, (_, index) => -78 + index * 4);
  return (
    zones
      .map(([level, colour, opacity]) => fill(contour(field, level, cut).fill, colour, { opacity }))
      .join('') +
    levels
      .map((level) =>
        stroke(contour(field, level, cut).line, scheme.line, 1, { opacity: 0.28 + (level + 78) / 80 }),
      )
      .join('')
  );
}

/** The strongest signal at each point, in decibels: log-distance path loss plus wall attenuation. */
function strength(
  { outerWalls, innerWalls }: Pick<Plan<string>, 'outerWalls' | 'innerWalls'>,
  accessPoints: readonly Point[],
  frame: Frame,
): Field {
  const walls = [
    ...outerWalls.map((wall) => ({ wall, loss: LOSS.outer })),
    ...innerWalls.map((wall) => ({ wall, loss: LOSS.inner })),
  ];
  const received = (x: number, y: number, [ax, ay]: Point) => {
    const away = Math.max(NEAR, Math.hypot(x - ax, y - ay));
    const lost = walls.reduce((sum, { wall, loss }) => sum + (crosses(wall, [x, y, ax, ay]) ? loss : 0), 0);
    return -30 - 23 * Math.log10(away / NEAR) - lost;
  };
  const field = sampleField(gridOver(frame, 5, 20), (x, y) =>
    accessPoints.reduce((best, point) => Math.max(best, received(x, y, point)), -200),
  );
  return blur(field, 1);
}

function crosses([ax, ay, bx, by]: Wall, [cx, cy, dx, dy]: Wall): boolean {
  const side = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) =>
    Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  return (
    side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) &&
    side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by)
  );
}
