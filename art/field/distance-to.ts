import type { Mask } from './mask.ts';

const FAR = 1e12;
const BEYOND = 1e20;

/**
 * The exact distance from each cell to the nearest cell inside the mask (outside it if `inside` is 0), in cells.
 * Uses the two-pass distance transform of Felzenszwalb and Huttenlocher.
 */
export function distanceTo({ grid, cells }: Mask, inside: 0 | 1): Float64Array {
  const { columns, rows } = grid;
  const squares = squaresDown(columns, cells, inside);
  const transform = rowTransform(columns);
  for (let row = 0; row < rows; row++) transform(squares, row * columns);
  for (let i = 0; i < squares.length; i++) squares[i] = Math.sqrt(squares[i] ?? 0);
  return squares;
}

/** Squared distance to the nearest cell in the same column: one sweep down, one sweep up. */
function squaresDown(columns: number, cells: Uint8Array, inside: 0 | 1): Float64Array {
  const steps = new Float64Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    steps[i] = cells[i] === inside ? 0 : i < columns ? FAR : (steps[i - columns] ?? 0) + 1;
  }
  for (let i = cells.length - columns - 1; i >= 0; i--) {
    steps[i] = Math.min(steps[i] ?? 0, (steps[i + columns] ?? 0) + 1);
  }
  for (let i = 0; i < steps.length; i++) steps[i] = Math.min(FAR, (steps[i] ?? 0) ** 2);
  return steps;
}

/** Replaces one row of squared distances by the lower envelope of their parabolas. */
function rowTransform(count: number) {
  const heights = new Float64Array(count);
  const roots = new Int32Array(count);
  const borders = new Float64Array(count + 1);
  return (squares: Float64Array, start: number): void => {
    heights.set(squares.subarray(start, start + count));
    let last = 0;
    roots[0] = 0;
    borders[0] = -BEYOND;
    borders[1] = BEYOND;
    for (let i = 1; i < count; i++) {
      const own = (heights[i] ?? FAR) + i * i;
      // Intersection of this cell's parabola with the last one in the envelope.
      let root = roots[last] ?? 0;
      let border = (own - (heights[root] ?? FAR) - root * root) / (2 * (i - root));
      while (last > 0 && border <= (borders[last] ?? 0)) {
        last--;
        root = roots[last] ?? 0;
        border = (own - (heights[root] ?? FAR) - root * root) / (2 * (i - root));
      }
      last++;
      roots[last] = i;
      borders[last] = border;
      borders[last + 1] = BEYOND;
    }
    for (let i = 0, at = 0; i < count; i++) {
      while ((borders[at + 1] ?? BEYOND) < i) at++;
      const root = roots[at] ?? 0;
      squares[start + i] = (i - root) * (i - root) + (heights[root] ?? FAR);
    }
  };
}
