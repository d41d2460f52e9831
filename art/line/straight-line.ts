import type { Point } from './point.ts';
import { round } from './round.ts';

/** A path of straight segments through the points, optionally closed. */
export function straightLine(
  points: readonly Point[],
  options: { closed?: boolean; digits?: number } = {},
): string {
  const { closed = false, digits = 1 } = options;
  if (points.length < 2) return '';
  const corners = points.map(([x, y]) => `${round(x, digits)} ${round(y, digits)}`);
  return `M${corners.join('L')}${closed ? 'Z' : ''}`;
}
