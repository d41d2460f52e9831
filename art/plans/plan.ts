import type { Point } from '../line/point.ts';

/** A straight wall, as its two end points. */
export type Wall = readonly [x1: number, y1: number, x2: number, y2: number];

/** A door: its hinge, the end of the open leaf, and the jamb it closes against. */
export type Door = { readonly hinge: Point; readonly open: Point; readonly shut: Point };

export type Caption<Name extends string> = {
  readonly name: Name;
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Shown on the small picture too, at this point if one is given. */
  readonly small?: boolean | Point;
};

/** A floor plan seen from above, in units of a picture of 960 by 600. */
export type Plan<Name extends string> = {
  /** Floor outline, as rings. */
  readonly floor: readonly (readonly Point[])[];
  readonly outerWalls: readonly Wall[];
  readonly innerWalls: readonly Wall[];
  readonly doors: readonly Door[];
  /** Furniture, as rings. */
  readonly blocks: readonly (readonly Point[])[];
  readonly seats: readonly Point[];
  readonly captions: readonly Caption<Name>[];
  readonly mark: Point;
};
