type Line = readonly (readonly [longitude: number, latitude: number])[];

/** The waters around a city; coordinates are whole multiples of `unit` degrees. */
export type WaterMap = {
  readonly unit: number;
  /** Shores of the sea and lakes, with islands, as rings. */
  readonly water: readonly Line[];
  /** Rivers as lines. */
  readonly rivers: readonly Line[];
  /** Narrow waters missing from the source, as lines of a given width. */
  readonly straits: readonly { readonly kilometres: number; readonly line: Line }[];
};
