import type { Frame } from '../field/frame.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import type { Point } from '../line/point.ts';
import { element } from '../sheet/element.ts';
import { mark } from '../sheet/mark.ts';
import { neatline } from '../sheet/neatline.ts';
import type { Scheme } from '../sheet/schemes.ts';
import { svgDocument } from '../sheet/svg-document.ts';
import { type LabelStyle, label } from '../text/label.ts';
import { captionPair } from './caption-pair.ts';
import { cardFrame } from './card-frame.ts';
import { isobars, type WeatherPlaces, weatherPlaces } from './isobars.ts';
import { markRadius } from './mark-radius.ts';
import type { Plate } from './plate.ts';

type Name = 'first' | 'firstUse' | 'second' | 'secondUse' | 'high' | 'low';
type Shape = 'card' | 'small' | 'wide' | 'bare' | 'thumb';
type Input = Plate<Name, Shape> & { readonly map: CanadaMap };

const frames = {
  card: cardFrame,
  small: { x: 168, y: 72, width: 792, height: 495 },
  wide: { x: -150, y: 10, width: 1280, height: 600 },
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
      secondPlace(places.quebec, radius * 0.77, scheme) +
      captions(input, places) +
      mark(places.toronto, radius) +
      (format === 'wide' ? neatline(frame, scheme) : ''),
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

function secondPlace([x, y]: Point, half: number, scheme: Scheme): string {
  const square = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return element('rect', {
    ...square,
    fill: scheme.paper,
    stroke: scheme.solid,
    'stroke-width': half * 0.32,
  });
}
