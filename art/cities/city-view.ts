/** The view of a city map: the city's coordinates, the scale, and the city's position on the map. */
export type CityView = {
  readonly latitude: number;
  readonly longitude: number;
  /** Height of the map in kilometres, 20 to 80. */
  readonly kilometres: number;
  /** The city's position on the map, 0 to 1 from the left and from the top. */
  readonly across: number;
  readonly down: number;
};
