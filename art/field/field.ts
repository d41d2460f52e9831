import type { Grid } from './grid.ts';

/** One number for each cell of a grid, row by row: a height, a distance, a pressure. */
export type Field = { readonly grid: Grid; readonly values: Float64Array };
