import type { Point } from '../line/point.ts';
import type { Grid } from './grid.ts';
import type { Mask } from './mask.ts';

/** Rasterizes rings by the even-odd rule: a cell is inside if its centre is. */
export function fillMask(grid: Grid, rings: readonly (readonly Point[])[]): Mask {
  const crossings: number[][] = Array.from({ length: grid.rows }, () => []);
  for (const ring of rings) addCrossings(grid, ring, crossings);
  const cells = new Uint8Array(grid.columns * grid.rows);
  crossings.forEach((row, index) => {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const from = Math.max(0, Math.ceil((row[i] ?? 0) - 0.5));
      const to = Math.min(grid.columns - 1, Math.floor((row[i + 1] ?? 0) - 0.5));
      if (to >= from) cells.fill(1, index * grid.columns + from, index * grid.columns + to + 1);
    }
  });
  return { grid, cells };
}

/** Records the columns at which the ring crosses the centre line of each row. */
function addCrossings(grid: Grid, ring: readonly Point[], crossings: number[][]): void {
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) addEdge(grid, previous, point, crossings);
    previous = point;
  }
}

function addEdge(grid: Grid, a: Point, b: Point, crossings: number[][]): void {
  const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
  const top = (upper[1] - grid.y) / grid.cell;
  const bottom = (lower[1] - grid.y) / grid.cell;
  const left = (upper[0] - grid.x) / grid.cell;
  const right = (lower[0] - grid.x) / grid.cell;
  const from = Math.max(0, Math.ceil(top - 0.5));
  const to = Math.min(grid.rows - 1, Math.ceil(bottom - 0.5) - 1);
  for (let row = from; row <= to; row++) {
    const share = (row + 0.5 - top) / (bottom - top);
    crossings[row]?.push(left + share * (right - left));
  }
}
