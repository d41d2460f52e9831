/** The part of a drawing's plane that a picture shows, in its units. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
