import { type GeoProjection, geoConicConformal } from 'd3-geo';

/** The size of the maps of Canada, in their own units. */
export const canadaMapSize = { width: 1600, height: 960 } as const;

const haidaGwaii: [number, number] = [-133.2, 53.5];
const stJohns: [number, number] = [-52.6, 47.6];
const peleeIsland: [number, number] = [-82.6, 41.7];

/**
 * Statistics Canada's Lambert conformal conic projection (standard parallels 49° and 77° N, central meridian 91°52′ W),
 * scaled to fit the ten provinces: Haida Gwaii and St. John's at the sides, Pelee Island at the bottom. The Arctic is cut
 * off at the top.
 */
export function canadaProjection(): GeoProjection {
  const projection = geoConicConformal().parallels([49, 77]).rotate([91.866667, 0]);
  projection.scale(1).translate([0, 0]);
  const span = project(projection, stJohns)[0] - project(projection, haidaGwaii)[0];
  projection.scale((canadaMapSize.width - 150) / span);
  const [west] = project(projection, haidaGwaii);
  const [, south] = project(projection, peleeIsland);
  return projection.translate([60 - west, canadaMapSize.height - 48 - south]);
}

const toCanada = canadaProjection();

/** The position of a place on the maps of Canada, in percent of their width and height; `y` is negative north of the map. */
export function projectToCanada(latitude: number, longitude: number): { x: number; y: number } {
  const [x, y] = project(toCanada, [longitude, latitude]);
  return { x: percent(x / canadaMapSize.width), y: percent(y / canadaMapSize.height) };
}

function project(projection: GeoProjection, place: [number, number]): [number, number] {
  const point = projection(place);
  if (!point) throw new RangeError(`${place} is outside the map projection`);
  return point;
}

function percent(share: number): number {
  return Math.round(share * 100_000) / 1000;
}
