import type { Field } from './field.ts';

/** Downsamples a field by two, averaging four cells into one. Speeds up work on fields that get blurred anyway. */
export function halve({ grid, values }: Field): Field {
  const columns = Math.floor(grid.columns / 2);
  const rows = Math.floor(grid.rows / 2);
  const means = new Float64Array(columns * rows);
  for (let row = 0, index = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const above = 2 * row * grid.columns + 2 * column;
      const below = above + grid.columns;
      const sum =
        (values[above] ?? 0) + (values[above + 1] ?? 0) + (values[below] ?? 0) + (values[below + 1] ?? 0);
      means[index++] = sum / 4;
    }
  }
  return { grid: { ...grid, columns, rows, cell: grid.cell * 2 }, values: means };
}
