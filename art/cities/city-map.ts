import type { Compass } from '../../lib/geo/format-angle.ts';
import type { Frame } from '../field/frame.ts';
import type { WaterMap } from '../geo/water-map.ts';
import type { Point } from '../line/point.ts';
import { mark } from '../svg/mark.ts';
import { neatline } from '../svg/neatline.ts';
import type { Scheme } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';
import type { Lettering } from '../text/lettering.ts';
import { cacheCityLines } from './cache-city-lines.ts';
import type { CityView } from './city-view.ts';
import { graticule } from './graticule.ts';
import { kilometreScale } from './kilometre-scale.ts';
import { localProjection } from './local-projection.ts';
import { groundBelow, paintCity } from './paint-city.ts';
import type { PlaceName } from './place-name.ts';
import { placeNames } from './place-names.ts';

/** How much a page may crop from each side of the large map, in units of the map. */
const cropMargin = { x: 140, y: 110 } as const;

const linesOf = cacheCityLines({
  soundings: [0.4, 0.95, 1.6, 2.4, 3.4, 4.6, 6, 7.8, 10],
  banks: { dry: [0.7, 1.5, 2.4, 3.5, 4.8, 6.4, 8.4, 10.8], wet: [0.8, 1.8] },
});

/** The large map of a city page: 1080 by 1040, with names, a ten-minute graticule and a scale bar. */
export function cityMap(
  letters: Lettering,
  map: WaterMap,
  view: CityView,
  names: readonly PlaceName[],
  compass: Compass,
  scheme: Scheme,
): string {
  const frame: Frame = { x: 0, y: 0, width: 1080, height: 1040 };
  const projection = localProjection(view, frame);
  const corner: Point = [frame.width - cropMargin.x, frame.height - cropMargin.y];
  const lines = linesOf(map, view, frame);
  const groundAt = groundBelow(lines, scheme);
  return svgDocument(
    frame,
    paintCity(lines, frame, scheme, { line: 1.25, river: 5 }) +
      graticule(letters, view, projection, frame, cropMargin, scheme, compass, groundAt) +
      placeNames(letters, names, projection, scheme, 1, groundAt) +
      mark(projection.place(view.latitude, view.longitude), 8) +
      kilometreScale(letters, corner, projection.unitsPerKilometre, scheme),
  );
}

/** The map of a city page on phones: 760 by 680, framed, with fewer and larger names. */
export function smallCityMap(
  letters: Lettering,
  map: WaterMap,
  view: CityView,
  names: readonly PlaceName[],
  scheme: Scheme,
): string {
  const frame: Frame = { x: 0, y: 0, width: 760, height: 680 };
  const projection = localProjection(view, frame);
  const lines = linesOf(map, view, frame);
  return svgDocument(
    frame,
    paintCity(lines, frame, scheme, { line: 1.7, river: 7 }) +
      placeNames(letters, names, projection, scheme, 1.75, groundBelow(lines, scheme)) +
      mark(projection.place(view.latitude, view.longitude), 13) +
      neatline(frame, scheme, { band: 9, step: 75 }),
  );
}
