import type { Resources } from './resources.ts';

/** A file to be drawn into `public/art`. */
export type Picture = {
  /** Its name, with ending. */
  readonly name: string;
  /** Everything besides the code and the map data that decides what it looks like. */
  readonly inputs: unknown;
  /** The drawing as SVG, notes for tests included. */
  draw(resources: Resources): string;
};
