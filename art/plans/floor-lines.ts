import { contour } from '../field/contour.ts';
import { fillMask } from '../field/fill-mask.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import { fill } from '../svg/fill.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import type { Plan } from './plan.ts';

const levels = [7, 15, 25, 38, 54, 74];

/** Draws the open floor with offset lines that follow the walls and furniture. */
export function floorLines(
  plan: Pick<Plan<string>, 'floor' | 'blocks'>,
  frame: Frame,
  scheme: Scheme,
): string {
  const grid = gridOver(frame, 2, 20);
  const floor = fillMask(grid, plan.floor);
  const blocks = fillMask(grid, plan.blocks);
  const free = signedDistance({ grid, cells: floor.cells.map((cell, i) => (blocks.cells[i] ? 0 : cell)) });
  const cut = { tolerance: 0.5, smallest: 30, corner: 4 };
  const open = signedDistance(floor);
  return (
    fill(contour(open, 0, { tolerance: 0.3, corner: 1 }).fill, scheme.water) +
    levels
      .map((level, index) =>
        stroke(contour(free, level, cut).line, scheme.line, 1, { opacity: 0.62 - index * 0.08 }),
      )
      .join('')
  );
}
