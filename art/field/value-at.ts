import type { Field } from './field.ts';

/** The value of the cell that holds a point; points beyond the grid read its nearest cell. */
export function valueAt({ grid, values }: Field, x: number, y: number): number {
  const column = Math.min(grid.columns - 1, Math.max(0, Math.floor((x - grid.x) / grid.cell)));
  const row = Math.min(grid.rows - 1, Math.max(0, Math.floor((y - grid.y) / grid.cell)));
  return values[row * grid.columns + column] ?? Number.NaN;
}
