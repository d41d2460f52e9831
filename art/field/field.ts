import type { Grid } from './grid.ts';

/** One number per grid cell, in row-major order: a height, distance or pressure. */
export type Field = { readonly grid: Grid; readonly values: Float64Array };

/** The value of the cell at a point; points outside the grid are clamped to it. */
export function valueAt({ grid, values }: Field, x: number, y: number): number {
  const column = Math.min(grid.columns - 1, Math.max(0, Math.floor((x - grid.x) / grid.cell)));
  const row = Math.min(grid.rows - 1, Math.max(0, Math.floor((y - grid.y) / grid.cell)));
  return values[row * grid.columns + column] ?? Number.NaN;
}
