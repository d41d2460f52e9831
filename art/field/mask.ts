import type { Grid } from './grid.ts';

/** A bitmap over a grid, in row-major order: 1 inside, 0 outside. */
export type Mask = { readonly grid: Grid; readonly cells: Uint8Array };
