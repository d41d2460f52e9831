/** What a city map shows: where the city is, how much of its region, and where on the sheet the city stands. */
export type CityView = {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres from the top to the foot of the sheet, 20 to 80. */
  readonly kilometres: number;
  /** The city's place on the sheet, 0 to 1 from the left and from the top. */
  readonly across: number;
  readonly down: number;
};
