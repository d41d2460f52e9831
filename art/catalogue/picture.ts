import type { Resources } from './resources.ts';

/** A file to draw into `public/art`. */
export type Picture = {
  /** File name, with extension. */
  readonly name: string;
  /** Every input of the drawing apart from code and map data; part of the cache key. */
  readonly inputs: unknown;
  /** Draws the SVG, including data attributes for tests. */
  draw(resources: Resources): string;
};
