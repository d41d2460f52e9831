/** A position in the picture: x to the right, y downwards, in units of the picture. */
export type Point = readonly [x: number, y: number];
