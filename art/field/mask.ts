import type { Grid } from './grid.ts';

/** The cells of a grid that belong to something: 1 inside, 0 outside, row by row. */
export type Mask = { readonly grid: Grid; readonly cells: Uint8Array };
