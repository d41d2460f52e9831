import type { Frame } from '../field/frame.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { type LabelStyle, label } from '../text/label.ts';
import { captionPair } from './caption-pair.ts';
import { cardFrame } from './card-frame.ts';
import { isobars, type WeatherPlaces, weatherPlaces } from './isobars.ts';
import { markRadius } from './mark-radius.ts';
import type { Plate } from './plate.ts';

type Name = 'first' | 'firstUse' | 'second' | 'secondUse' | 'high' | 'low';
type Shape = 'card' | 'small' | 'live' | 'bare' | 'thumb';
type Input = Plate<Name, Shape> & { readonly map: CanadaMap };

const frames = {
  card: cardFrame,
  small: { x: 168, y: 72, width: 792, height: 495 },
  live: { x: 180, y: 25, width: 640, height: 600 },
  bare: { x: 200, y: 40, width: 540, height: 630 },
  thumb: { x: 330, y: 176, width: 420, height: 420 },
} satisfies Record<Shape, Frame>;

/** Cloud: a pressure chart over the real coast. Two places keep the data, both in Canada. */
export function pressureChart(input: Input): string {
  const { scheme, format, map } = input;
  const frame = frames[format];
  const places = weatherPlaces();
  const radius = markRadius(format);
  return svgDocument(
    frame,
    isobars(map, frame, scheme) +
      (format === 'live'
        ? workPlaces(places, scheme)
        : secondPlace(places.quebec, radius * 0.77, scheme) +
          captions(input, places) +
          mark(places.toronto, radius)),
  );
}

function captions(input: Input, { toronto, quebec }: WeatherPlaces): string {
  const { letters, words, scheme, format } = input;
  const halo = scheme.land;
  const write = (text: string, [x, y]: Point, style: LabelStyle) => label(letters, text, [x, y], style);
  const [tx, ty] = toronto;
  const [qx, qy] = quebec;
  const name = { size: 35, weight: 600, width: 90, fill: scheme.ink, halo };
  switch (format) {
    case 'bare':
    case 'thumb':
    case 'live':
      return '';
    case 'small':
      return (
        write(words.second, [qx - 26, qy - 24], { ...name, anchor: 'end' }) +
        write(words.first, [tx + 34, ty + 42], name)
      );
    default:
      return (
        pressureLetters(input, toronto) +
        captionPair(letters, [words.second, words.secondUse], [qx + 20, qy - 12], scheme, {
          size: 21,
          halo,
          spread: 0.7,
        }) +
        captionPair(letters, [words.first, words.firstUse], [tx + 24, ty + 8], scheme, {
          size: 21,
          halo,
          spread: 0.7,
        })
      );
  }
}

/** The letters for high and low pressure on weather charts. */
function pressureLetters({ letters, words, scheme }: Input, [tx, ty]: Point): string {
  const face = { size: 52, weight: 600, family: 'display', fill: scheme.solid } as const;
  const high = label(letters, words.high, [tx + 22, ty - 44], { ...face, halo: scheme.land });
  return high + label(letters, words.low, [96, 116], { ...face, halo: scheme.land });
}

/** An office and a laptop, with the lines to the two places that keep their data. A test compares the page's marks with the dots. */
function workPlaces({ toronto, quebec }: WeatherPlaces, scheme: Scheme): string {
  const office: Point = [312, 205];
  const laptop: Point = [560, 425];
  const line: Point = [(office[0] + toronto[0]) / 2, (office[1] + toronto[1]) / 2];
  const path = ([from, to]: readonly [Point, Point]) => `M${from.map(Math.round)}L${to.map(Math.round)}`;
  const halo = [office, laptop, quebec].map((from) => path([from, toronto])).join('');
  return (
    stroke(halo, scheme.land, 7) +
    stroke(path([office, toronto]) + path([laptop, toronto]), scheme.ink, 2.4) +
    stroke(path([quebec, toronto]), scheme.ink, 2.4, {
      'stroke-dasharray': '2 8',
      'stroke-linecap': 'round',
    }) +
    secondPlace(toronto, 10, scheme) +
    secondPlace(quebec, 10, scheme) +
    [office, laptop].map(([cx, cy]) => element('circle', { cx, cy, r: 8, fill: scheme.ink })).join('') +
    [office, line, laptop, toronto, quebec]
      .map((at) => element('g', { 'data-dot': at.map(Math.round).join(' ') }))
      .join('')
  );
}

function secondPlace([x, y]: Point, half: number, scheme: Scheme): string {
  const square = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return element('rect', {
    ...square,
    fill: scheme.paper,
    stroke: scheme.solid,
    'stroke-width': half * 0.32,
  });
}
