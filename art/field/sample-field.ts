import type { Field } from './field.ts';
import type { Grid } from './grid.ts';

/** Samples a function at the cell centres. */
export function sampleField(grid: Grid, valueAt: (x: number, y: number) => number): Field {
  const values = new Float64Array(grid.columns * grid.rows);
  let index = 0;
  for (let row = 0; row < grid.rows; row++) {
    const y = grid.y + (row + 0.5) * grid.cell;
    for (let column = 0; column < grid.columns; column++) {
      values[index++] = valueAt(grid.x + (column + 0.5) * grid.cell, y);
    }
  }
  return { grid, values };
}
