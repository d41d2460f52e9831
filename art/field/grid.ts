import type { Frame } from './frame.ts';

/** Square cells laid over a frame and a margin around it, so that no line ends short of the edge. */
export type Grid = {
  readonly columns: number;
  readonly rows: number;
  /** The side of a cell, in units of the picture. */
  readonly cell: number;
  /** The upper left corner of the first cell. */
  readonly x: number;
  readonly y: number;
};

/** Lays cells of a given side over a frame and `bleed` units around it. */
export function gridOver(frame: Frame, cell: number, bleed = 60): Grid {
  return {
    columns: Math.round((frame.width + 2 * bleed) / cell),
    rows: Math.round((frame.height + 2 * bleed) / cell),
    cell,
    x: frame.x - bleed,
    y: frame.y - bleed,
  };
}
