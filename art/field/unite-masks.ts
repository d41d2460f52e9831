import type { Mask } from './mask.ts';

/** The union of two masks over the same grid. */
export function uniteMasks(a: Mask, b: Mask): Mask {
  return { grid: a.grid, cells: a.cells.map((cell, index) => cell | (b.cells[index] ?? 0)) };
}
