import type { Point } from '../line/point.ts';
import type { Grid } from './grid.ts';
import type { Mask } from './mask.ts';

/** Rasterizes lines as strokes of the given width, with round caps and joins. */
export function strokeMask(grid: Grid, lines: readonly (readonly Point[])[], width: number): Mask {
  const mask = { grid, cells: new Uint8Array(grid.columns * grid.rows) };
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const from = line[i - 1];
      const to = line[i];
      if (from && to) brush(mask, from, to, width / 2);
    }
  }
  return mask;
}

function brush({ grid, cells }: Mask, [x1, y1]: Point, [x2, y2]: Point, radius: number): void {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value)));
  const column0 = clamp((Math.min(x1, x2) - radius - grid.x) / grid.cell, grid.columns);
  const column1 = clamp((Math.max(x1, x2) + radius - grid.x) / grid.cell + 1, grid.columns);
  const row0 = clamp((Math.min(y1, y2) - radius - grid.y) / grid.cell, grid.rows);
  const row1 = clamp((Math.max(y1, y2) + radius - grid.y) / grid.cell + 1, grid.rows);
  const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  for (let row = row0; row < row1; row++) {
    const y = grid.y + (row + 0.5) * grid.cell;
    for (let column = column0; column < column1; column++) {
      const x = grid.x + (column + 0.5) * grid.cell;
      const along = squared ? ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared : 0;
      const share = Math.min(1, Math.max(0, along));
      const away = (x - x1 - share * (x2 - x1)) ** 2 + (y - y1 - share * (y2 - y1)) ** 2;
      if (away <= radius * radius) cells[row * grid.columns + column] = 1;
    }
  }
}
