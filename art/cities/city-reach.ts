import type { PlaceName } from './place-name.ts';

/** How far around a city help goes: what its own name says, and the places in sight. */
export type CityReach = {
  /** The side of the mark on which the city's name stands. */
  readonly side: 'left' | 'right';
  /** The city, and how help comes there. */
  readonly caption: readonly [string, string];
  readonly names: readonly PlaceName[];
};
