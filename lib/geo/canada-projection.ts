import { type GeoProjection, geoConicConformal } from 'd3-geo';

/** The size of the Canada maps, in their own units. */
export const canadaSheet = { width: 1600, height: 960 } as const;

const haidaGwaii: [number, number] = [-133.2, 53.5];
const stJohns: [number, number] = [-52.6, 47.6];
const peleeIsland: [number, number] = [-82.6, 41.7];

/**
 * Statistics Canada's Lambert conformal conic (standard parallels 49° and 77° N, central meridian 91°52′ W), scaled so
 * that the ten provinces fill the sheet: Haida Gwaii and St. John's at its sides, Pelee Island at its foot. The Arctic
 * runs off the top.
 */
export function canadaProjection(): GeoProjection {
  const projection = geoConicConformal().parallels([49, 77]).rotate([91.866667, 0]);
  projection.scale(1).translate([0, 0]);
  const span = place(projection, stJohns)[0] - place(projection, haidaGwaii)[0];
  projection.scale((canadaSheet.width - 150) / span);
  const [west] = place(projection, haidaGwaii);
  const [, south] = place(projection, peleeIsland);
  return projection.translate([60 - west, canadaSheet.height - 48 - south]);
}

function place(projection: GeoProjection, point: [number, number]): [number, number] {
  const placed = projection(point);
  if (!placed) throw new RangeError(`${point} cannot be placed on the map`);
  return placed;
}
