import { straightLine } from '../line/straight-line.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import type { Plan } from './plan.ts';

/** Draws furniture as paper-coloured shapes and seats as small circles. */
export function paintFurniture(
  { blocks, seats }: Pick<Plan<string>, 'blocks' | 'seats'>,
  scheme: Scheme,
): string {
  const d = blocks.map((ring) => straightLine(ring, { closed: true })).join('');
  const chairs = seats.map(([cx, cy]) => element('circle', { cx, cy, r: 6 }));
  const style = { fill: scheme.paper, stroke: scheme.shore, 'stroke-width': 1.2 };
  return element('g', style, (d ? element('path', { d }) : '') + chairs.join(''));
}
