import type { Point } from '../line/point.ts';

/** Returns a rectangle as a ring of four points. */
export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
