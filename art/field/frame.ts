/** The view box of a picture, in units of the drawing. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
