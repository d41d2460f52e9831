import { canadaMapSize as size } from '../../lib/geo/canada-projection.ts';
import type { Frame } from '../field/frame.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import { colours } from '../svg/colours.ts';
import { fill } from '../svg/fill.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { type CanadaLines, canadaLines } from './canada-lines.ts';

const wholeMap: Frame = { x: 0, y: 0, ...size };

type Options = { readonly frame?: Frame; readonly under?: string; readonly over?: string };

/**
 * Canada with its provinces, its neighbours and offset lines along the coast. The sea is transparent, so the page's
 * background shows through. The page adds the pins.
 *
 * @param options.frame a part of the map
 * @param options.under and `over` are drawn below and above the map, in its units
 */
export function canadaMap(
  map: CanadaMap,
  scheme: keyof typeof canadaMapColours,
  { frame = wholeMap, under = '', over = '' }: Options = {},
): string {
  const colours = canadaMapColours[scheme];
  const { canada, neighbours, lakes, provinces, soundings } =
    frame === wholeMap ? wholeMapLines(map) : canadaLines(map, frame);
  return svgDocument(
    frame,
    [
      under,
      ...soundings.map((line, index) =>
        stroke(line, colours.line, 1, { opacity: Math.max(0.12, 0.62 - index * 0.07) }),
      ),
      fill(neighbours.fill, colours.neighbours),
      fill(canada.fill, colours.canada),
      stroke(canada.line, colours.shore, 1.4, { 'stroke-linejoin': 'round' }),
      stroke(provinces, colours.borders, 1.1, { 'stroke-dasharray': '5 4', opacity: 0.8 }),
      fill(lakes.fill, colours.water),
      stroke(lakes.line, colours.shore, 1.1, { opacity: 0.9 }),
      over,
    ].join(''),
  );
}

/** The geometry of the whole map, shared by all colour schemes. */
function wholeMapLines(map: CanadaMap): CanadaLines {
  const lines = known.get(map) ?? canadaLines(map, wholeMap);
  known.set(map, lines);
  return lines;
}

const known = new WeakMap<CanadaMap, CanadaLines>();

/** Overrides for the map of Canada, so that the country stands out from its neighbours and the sea. */
const canadaMapColours = {
  night: {
    canada: '#12407a',
    // Matches the page's background, so that a map that bleeds off the page has no visible southern edge.
    neighbours: colours.night950,
    borders: '#3a73b8',
    water: colours.night950,
    shore: colours.blue300,
    line: '#2f6db5',
  },
  light: {
    canada: colours.white,
    neighbours: '#e9eef3',
    borders: colours.blue300,
    water: colours.blue100,
    shore: colours.blue700,
    line: colours.blue500,
  },
  blue: {
    canada: '#1360b4',
    neighbours: '#0a4f9b',
    borders: colours.blue400,
    water: colours.blue700,
    shore: colours.blue200,
    line: colours.blue500,
  },
} as const;
