import type { Point } from '../line/point.ts';

const BASTIONS = 5;

/** Each bastion as radius (in shares of the trace's) and angle from its axis, from one curtain to the next. */
const bastion: readonly (readonly [radius: number, angle: number])[] = [
  [0.93, -0.21],
  [1.16, -0.275],
  [1.52, 0],
  [1.16, 0.275],
  [0.93, 0.21],
];

/** The outline of a fortress: five arrow-headed bastions joined by straight curtains. `stretch` makes it wider than high. */
export function citadelTrace([x, y]: Point, radius: number, stretch = 1): Point[] {
  return Array.from({ length: BASTIONS }, (_, index) => {
    const axis = -Math.PI / 2 + (index * 2 * Math.PI) / BASTIONS;
    return bastion.map(
      ([share, angle]): Point => [
        x + radius * stretch * share * Math.cos(axis + angle),
        y + radius * share * Math.sin(axis + angle),
      ],
    );
  }).flat();
}
