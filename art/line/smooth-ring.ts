import type { Point } from './point.ts';
import { round } from './round.ts';

/**
 * A closed path around a ring (without a repeated first point), smoothed like `smoothLine`.
 *
 * @param digits decimals to keep: none for coasts, one where a ring is small
 */
export function smoothRing(ring: readonly Point[], digits = 0): string {
  const last = ring.at(-1);
  const first = ring[0];
  if (!first || !last || ring.length < 3) return '';
  const of = (value: number) => round(value, digits);
  const middle = (a: Point, b: Point) => [of((a[0] + b[0]) / 2), of((a[1] + b[1]) / 2)] as const;
  let [x, y] = middle(last, first);
  let path = `M${x} ${y}q`;
  ring.forEach((handle, index) => {
    const [toX, toY] = middle(handle, ring[index + 1] ?? first);
    path += `${of(of(handle[0]) - x)} ${of(of(handle[1]) - y)} ${of(toX - x)} ${of(toY - y)} `;
    x = toX;
    y = toY;
  });
  return `${path.trim()}z`;
}
