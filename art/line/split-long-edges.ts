import type { Point } from './point.ts';

/**
 * Splits long edges at `reach` from each end, so that smoothing rounds the corners and leaves the straight parts
 * straight.
 */
export function splitLongEdges(points: readonly Point[], reach: number): Point[] {
  return points.flatMap((point, index): Point[] => {
    const next = points[index + 1];
    if (!next) return [point];
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    if (length <= 2.5 * reach) return [point];
    const share = reach / length;
    return [point, between(point, next, share), between(point, next, 1 - share)];
  });
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
