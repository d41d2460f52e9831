import type { Point } from '../line/point.ts';

/** Outlines of Canada and its neighbours, in degrees, `[longitude, latitude]`. */
export type CanadaMap = {
  /** Polygons: an outer ring and its holes. */
  readonly canada: readonly (readonly Point[][])[];
  readonly neighbours: readonly (readonly Point[][])[];
  readonly lakes: readonly (readonly Point[])[];
  /** Borders between provinces, as lines. */
  readonly provinces: readonly (readonly Point[])[];
};
