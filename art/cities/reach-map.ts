import type { Frame } from '../field/frame.ts';
import type { WaterMap } from '../geo/water-map.ts';
import type { Point } from '../line/point.ts';
import { captionPair } from '../plates/caption-pair.ts';
import { colours } from '../svg/colours.ts';
import { element } from '../svg/element.ts';
import { mark } from '../svg/mark.ts';
import { readNotes } from '../svg/read-notes.ts';
import { type Scheme, schemes } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import { cacheCityLines } from './cache-city-lines.ts';
import type { CityReach } from './city-reach.ts';
import { localProjection } from './local-projection.ts';
import { paintCity } from './paint-city.ts';
import { placeNames } from './place-names.ts';

const linesOf = cacheCityLines({
  soundings: [0.9, 2.2, 4, 6.4, 9.5, 13, 17, 22],
  banks: { dry: [1.2, 2.8, 4.8, 7.4, 10.6, 14.5], wet: [1.4] },
});

/** Around all letters, over land, water and rings alike. */
const halo = 'rgb(9 35 67 / 0.85)';

/** Ring radii, in kilometres. */
const rings = [10, 20, 30];

/** `names` and `mark` are sizes. Names on the large map stay inside the area that narrow pages do not crop. */
const looks = {
  large: { width: 1080, height: 600, kilometres: 70, line: 1.3, river: 4, names: 1.2, mark: 9 },
  small: { width: 760, height: 600, kilometres: 66, line: 1.8, river: 6, names: 1.75, mark: 14 },
} as const;

/** The region around a city at night, with a ring every ten kilometres: 1080 by 600, or 760 by 600 for phones. */
export function reachMap(
  letters: Lettering,
  map: WaterMap,
  spot: { readonly latitude: number; readonly longitude: number },
  { side, caption, names }: CityReach,
  size: keyof typeof looks,
): string {
  const look = looks[size];
  const frame: Frame = { x: 0, y: 0, width: look.width, height: look.height };
  const scheme = schemes.night;
  const { latitude, longitude } = spot;
  const view = { latitude, longitude, kilometres: look.kilometres, across: 0.5, down: 0.5 };
  const projection = localProjection(view, frame);
  const lines = linesOf(map, view, frame);
  const shown = names.filter((name) => size === 'large' || name.small);
  const city = projection.place(latitude, longitude);
  const away = side === 'left' ? -1 : 1;
  const fontSize = 19 * look.names;
  const written =
    placeNames(letters, shown, projection, scheme, look.names, () => halo) +
    captionPair(letters, caption, [city[0] + away * look.mark * 2.9, city[1] - look.mark * 0.4], scheme, {
      size: fontSize,
      width: 84,
      anchor: side === 'left' ? 'end' : 'start',
      halo,
      spread: 0.5,
    });
  return svgDocument(
    frame,
    paintCity(lines, frame, scheme, look) +
      paintRings(letters, city, projection.unitsPerKilometre, written, scheme, fontSize * 0.8) +
      written +
      mark(city, look.mark),
  );
}

/** Range rings, brighter towards the centre, labelled along the direction with the most free space. */
function paintRings(
  letters: Lettering,
  [cx, cy]: Point,
  unitsPerKilometre: number,
  written: string,
  scheme: Scheme,
  size: number,
): string {
  const at = (angle: number, kilometres: number): Point => [
    cx + Math.cos(angle) * kilometres * unitsPerKilometre,
    cy + Math.sin(angle) * kilometres * unitsPerKilometre,
  ];
  const { labels, dots } = readNotes(written);
  const taken = [...labels, ...dots.map(([x = 0, y = 0]) => [x, y, x, y])];
  /** Clearance between names and the distance labels along a direction, weighted because names are wide and low. */
  const room = (angle: number) =>
    Math.min(
      ...rings.flatMap((ring) => {
        const [x, y] = at(angle, ring);
        return taken.map(([left = 0, top = 0, right = 0, bottom = 0]) =>
          Math.max(
            (Math.max(left - x, x - right) - size * 1.5) / 2,
            Math.max(top - y, y - bottom) - size * 0.5,
          ),
        );
      }),
    );
  const angles = Array.from({ length: 24 }, (_, index) => (index / 12) * Math.PI);
  const best = angles.reduce((one, other) => (room(other) > room(one) ? other : one));
  return (
    [...rings]
      .reverse()
      .map((ring) =>
        element('circle', {
          cx,
          cy,
          r: ring * unitsPerKilometre,
          fill: colours.blue500,
          'fill-opacity': 0.1,
          stroke: colours.blue200,
          'stroke-width': size / 13,
          'stroke-opacity': 0.85,
        }),
      )
      .join('') +
    rings
      .map((ring) => {
        const [x, y] = at(best, ring);
        return label(letters, `${ring} km`, [x, y + size * 0.35], {
          size,
          weight: 500,
          width: 84,
          fill: scheme.label,
          anchor: 'middle',
          halo,
          spread: 0.5,
        });
      })
      .join('')
  );
}
