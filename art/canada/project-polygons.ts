import type { GeoProjection } from 'd3-geo';
import type { Point } from '../line/point.ts';

/**
 * Projects polygons to rings on the map. The projection clips to `box` first, so that a country that wraps around the
 * globe does not reappear on the opposite side.
 */
export function projectPolygons(
  polygons: readonly (readonly Point[][])[],
  projection: GeoProjection,
  box: readonly [left: number, top: number, right: number, bottom: number],
): Point[][] {
  const [left, top, right, bottom] = box;
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const sink = {
    point: (x: number, y: number) => void ring.push([x, y]),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => void rings.push(ring),
    polygonStart: () => {},
    polygonEnd: () => {},
    sphere: () => {},
  };
  const clip = projection.clipExtent();
  const stream = projection
    .clipExtent([
      [left, top],
      [right, bottom],
    ])
    .stream(sink);
  for (const polygon of polygons) {
    stream.polygonStart();
    for (const outline of polygon) streamRing(outline, stream);
    stream.polygonEnd();
  }
  projection.clipExtent(clip);
  return rings;
}

type Sink = Pick<ReturnType<GeoProjection['stream']>, 'point' | 'lineStart' | 'lineEnd'>;

/** Emits a closed ring without its repeated last point. */
function streamRing(outline: readonly Point[], stream: Sink): void {
  stream.lineStart();
  for (const [longitude, latitude] of outline.slice(0, -1)) stream.point(longitude, latitude);
  stream.lineEnd();
}
