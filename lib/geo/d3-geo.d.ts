/** The part of d3-geo that the maps use. */
declare module 'd3-geo' {
  type Pair = [number, number];
  type Extent = [Pair, Pair];
  type Stream = {
    point(x: number, y: number): void;
    lineStart(): void;
    lineEnd(): void;
    polygonStart(): void;
    polygonEnd(): void;
    sphere?(): void;
  };

  export type GeoProjection = {
    /** Projects longitude and latitude; null outside the projection. */
    (place: Pair): Pair | null;
    parallels(parallels: Pair): GeoProjection;
    rotate(angles: Pair): GeoProjection;
    scale(scale: number): GeoProjection;
    translate(point: Pair): GeoProjection;
    fitExtent(extent: Extent, places: { type: 'MultiPoint'; coordinates: Pair[] }): GeoProjection;
    clipExtent(): Extent | null;
    clipExtent(extent: Extent | null): GeoProjection;
    stream(sink: Stream): Stream;
  };

  export function geoConicConformal(): GeoProjection;
}
