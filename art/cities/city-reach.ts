import type { PlaceName } from './place-name.ts';

/** The labels of a service-area map: the city, the towns around it and the service note. */
export type CityReach = {
  /** The side of the mark on which the city's name goes. */
  readonly side: 'left' | 'right';
  /** The city, and how service reaches it. */
  readonly caption: readonly [string, string];
  readonly names: readonly PlaceName[];
};
