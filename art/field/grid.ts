import type { Frame } from './frame.ts';

/** Square cells over a frame and a margin, so that contours reach past the frame's edge. */
export type Grid = {
  readonly columns: number;
  readonly rows: number;
  /** Cell size, in units of the picture. */
  readonly cell: number;
  /** Top left corner of the first cell. */
  readonly x: number;
  readonly y: number;
};

/** Creates a grid over a frame extended by `bleed` units on each side. */
export function gridOver(frame: Frame, cell: number, bleed = 60): Grid {
  return {
    columns: Math.round((frame.width + 2 * bleed) / cell),
    rows: Math.round((frame.height + 2 * bleed) / cell),
    cell,
    x: frame.x - bleed,
    y: frame.y - bleed,
  };
}
