import { type GeoProjection, geoConicConformal } from 'd3-geo';

/** The conic projection of the Canada map, rotated east and fitted to 960 by 600: Lake Superior to the Gulf. */
export function easternProjection(): GeoProjection {
  return geoConicConformal()
    .parallels([49, 77])
    .rotate([79, 0])
    .fitExtent(
      [
        [-40, -30],
        [1020, 560],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [-90, 50],
          [-62, 50],
          [-80, 42.2],
          [-72, 53],
        ],
      },
    );
}
