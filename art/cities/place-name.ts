/** A name on a city map. */
export type PlaceName = {
  /** The text; `|` is a line break. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Water names are centred on their point; place names go next to a dot. */
  readonly kind: 'place' | 'water';
  /** The side of the dot on which a place name goes. */
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** Shown on the small map for phones and tablets too. */
  readonly small: boolean;
};
