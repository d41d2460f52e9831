import { round } from '../line/round.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import type { Door, Plan, Wall } from './plan.ts';

/** Draws walls in two widths, and doors as an open leaf with its swing arc. */
export function paintWalls(
  { outerWalls, innerWalls, doors }: Pick<Plan<string>, 'outerWalls' | 'innerWalls' | 'doors'>,
  scheme: Scheme,
): string {
  const square = { 'stroke-linecap': 'square' };
  return (
    stroke(doors.map(doorPath).join(''), scheme.shore, 1.2) +
    stroke(innerWalls.map(wallPath).join(''), scheme.frame, 3.2, square) +
    stroke(outerWalls.map(wallPath).join(''), scheme.frame, 7, square)
  );
}

function wallPath([x1, y1, x2, y2]: Wall): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

function doorPath({ hinge, open, shut }: Door): string {
  const radius = round(Math.hypot(open[0] - hinge[0], open[1] - hinge[1]));
  const turn = (open[0] - hinge[0]) * (shut[1] - hinge[1]) - (open[1] - hinge[1]) * (shut[0] - hinge[0]);
  return `M${hinge.join(' ')}L${open.join(' ')}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${shut.join(' ')}`;
}
