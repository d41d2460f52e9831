import type { Point } from './point.ts';

/**
 * A smooth path along a line: quadratic curves through the edge midpoints, with the points as control points.
 * Coordinates are relative integers, to keep coasts small. Empty for fewer than two points.
 */
export function smoothLine(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const end = rest.at(-1);
  if (!start || !end) return '';
  let x = Math.round(start[0]);
  let y = Math.round(start[1]);
  let path = `M${x} ${y}`;
  if (rest.length === 1) return `${path}L${Math.round(end[0])} ${Math.round(end[1])}`;
  path += 'q';
  for (let i = 0; i < rest.length - 1; i++) {
    const handle = rest[i] ?? end;
    const next = rest[i + 1] ?? end;
    const isLast = i === rest.length - 2;
    const toX = Math.round(isLast ? next[0] : (handle[0] + next[0]) / 2);
    const toY = Math.round(isLast ? next[1] : (handle[1] + next[1]) / 2);
    path += `${Math.round(handle[0]) - x} ${Math.round(handle[1]) - y} ${toX - x} ${toY - y} `;
    x = toX;
    y = toY;
  }
  return path.trim();
}
