import type { Point } from '../line/point.ts';

const BASTIONS = 5;
const RADIUS = 150;

/** Each bastion as radius (in shares of the trace's) and angle from its axis, from one curtain to the next. */
const bastion: readonly (readonly [radius: number, angle: number])[] = [
  [0.93, -0.21],
  [1.16, -0.275],
  [1.52, 0],
  [1.16, 0.275],
  [0.93, 0.21],
];

/** The outline of a fortress: five arrow-headed bastions joined by straight curtains. */
export function citadelTrace([x, y]: Point): Point[] {
  return Array.from({ length: BASTIONS }, (_, index) => {
    const axis = -Math.PI / 2 + (index * 2 * Math.PI) / BASTIONS;
    return bastion.map(
      ([radius, angle]): Point => [
        x + RADIUS * 1.1 * radius * Math.cos(axis + angle),
        y + 18 + RADIUS * radius * Math.sin(axis + angle),
      ],
    );
  }).flat();
}
