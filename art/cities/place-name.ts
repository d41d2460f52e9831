/** A name on a city map. */
export type PlaceName = {
  /** As it is written; `|` starts a new line. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Waters are named in the open, places beside their dot. */
  readonly kind: 'place' | 'water';
  /** The side of its dot on which a place's name stands. */
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** Also on the small map of phones and tablets. */
  readonly small: boolean;
};
