import type { Point } from './point.ts';

/**
 * Simplifies a line to within `tolerance` (Ramer–Douglas–Peucker). The end points are always kept.
 */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 4) return points;
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    const far = farthest(points, first, last);
    if (far.distance <= tolerance) continue;
    kept[far.index] = 1;
    open.push([first, far.index], [far.index, last]);
  }
  return points.filter((_, index) => kept[index]);
}

function farthest(points: readonly Point[], first: number, last: number) {
  const [x1, y1] = at(points, first);
  const [x2, y2] = at(points, last);
  const length = Math.hypot(x2 - x1, y2 - y1);
  let distance = 0;
  let index = first;
  for (let i = first + 1; i < last; i++) {
    const [x, y] = at(points, i);
    const away = length
      ? Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
      : Math.hypot(x - x1, y - y1);
    if (away > distance) {
      distance = away;
      index = i;
    }
  }
  return { distance, index };
}

function at(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (!point) throw new RangeError(`no point ${index} in a line of ${points.length}`);
  return point;
}
