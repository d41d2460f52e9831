import type { Mask } from './mask.ts';

const FAR = 1e12;
const BEYOND = 1e20;

/**
 * The exact distance from each cell to the nearest cell of the mask (or to the nearest one outside it, with
 * `inside` 0), in cells: the two-pass transform of Felzenszwalb and Huttenlocher.
 */
export function distanceTo({ grid, cells }: Mask, inside: 0 | 1): Float64Array {
  const { columns, rows } = grid;
  const squares = Float64Array.from(cells, (cell) => (cell === inside ? 0 : FAR));
  const transform = lineTransform(Math.max(columns, rows));
  for (let column = 0; column < columns; column++) transform(squares, column, columns, rows);
  for (let row = 0; row < rows; row++) transform(squares, row * columns, 1, columns);
  return squares.map(Math.sqrt);
}

/** Replaces one row or column of squared distances by the lower envelope of the parabolas that stand on it. */
function lineTransform(longest: number) {
  const heights = new Float64Array(longest);
  const roots = new Int32Array(longest);
  const borders = new Float64Array(longest + 1);
  const height = (index: number) => heights[index] ?? FAR;
  return (squares: Float64Array, start: number, step: number, count: number): void => {
    for (let i = 0; i < count; i++) heights[i] = squares[start + i * step] ?? FAR;
    let last = 0;
    roots[0] = 0;
    borders[0] = -BEYOND;
    borders[1] = BEYOND;
    for (let i = 1; i < count; i++) {
      let border = meeting(i, roots[last] ?? 0, height);
      while (border <= (borders[last] ?? 0) && last > 0) {
        last--;
        border = meeting(i, roots[last] ?? 0, height);
      }
      last++;
      roots[last] = i;
      borders[last] = border;
      borders[last + 1] = BEYOND;
    }
    for (let i = 0, at = 0; i < count; i++) {
      while ((borders[at + 1] ?? BEYOND) < i) at++;
      const root = roots[at] ?? 0;
      squares[start + i * step] = (i - root) ** 2 + height(root);
    }
  };
}

/** Where the parabola on `a` meets the one on `b`. */
function meeting(a: number, b: number, height: (index: number) => number): number {
  return (height(a) + a * a - (height(b) + b * b)) / (2 * a - 2 * b);
}
