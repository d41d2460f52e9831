import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { mapField } from '../field/map-field.ts';
import { signedDistance } from '../field/signed-distance.ts';
import { strokeMask } from '../field/stroke-mask.ts';
import { uniteMasks } from '../field/unite-masks.ts';
import { round } from '../line/round.ts';
import { smoothLine } from '../line/smooth-line.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { captionPair } from './caption-pair.ts';
import { cardFrame } from './card-frame.ts';
import { markRadius } from './mark-radius.ts';
import { paperSlip } from './paper-slip.ts';
import type { Plate } from './plate.ts';
import { channelY, mouth, type Stream, sources, streamFrom, streams } from './streams.ts';

const slips = ['invoices', 'email', 'tickets', 'orders', 'calls', 'forms'] as const;

type Name = (typeof slips)[number] | 'answer' | 'checked';
type Shape = 'card' | 'small' | 'live' | 'bare' | 'thumb';

const frames = {
  card: cardFrame,
  small: cardFrame,
  live: { x: 60, y: -27, width: 704, height: 660 },
  bare: { x: 330, y: -15, width: 540, height: 630 },
  thumb: { x: 400, y: 130, width: 340, height: 340 },
} satisfies Record<Shape, Frame>;

/** AI applications: streams of paper merge into one clear channel, with a person at the confluence. */
export function confluence({ letters, words, scheme, format }: Plate<Name, Shape>): string {
  const frame = frames[format];
  const isSmall = format === 'small';
  const pair = [words.answer, words.checked] as const;
  const slip = { size: isSmall ? 32 : 19, x: frame.x + 30 };
  const captions =
    slips
      .map((name, index) => paperSlip(letters, words[name], [slip.x, sources[index] ?? 0], slip.size, scheme))
      .join('') +
    (isSmall
      ? captionPair(letters, pair, [930, 168], scheme, { size: 38, anchor: 'end', halo: scheme.land })
      : captionPair(letters, pair, [690, 218], scheme, { size: 24, halo: scheme.land }));
  return svgDocument(
    frame,
    rivers(frame, scheme) +
      (format === 'card' || format === 'small' ? captions : '') +
      (format === 'live' ? places() : mark(mouth, markRadius(format))),
  );
}

/** Each of the six streams alone, from its source to the clear channel: stacked vertically; the page overlays one. */
export function litStreams(scheme: Scheme): string {
  const { x, y, width, height } = frames.live;
  const draw = (stream: Stream) =>
    stroke(smoothLine(stream.line), scheme.solid, stream.width * 0.7, { 'stroke-linejoin': 'round' });
  return svgDocument(
    { x: 0, y: 0, width, height: height * sources.length },
    sources
      .map((_, source) =>
        element(
          'g',
          { transform: `translate(${-x} ${source * height - y})` },
          streamFrom(source).map(draw).join(''),
        ),
      )
      .join(''),
  );
}

/** Where the page places the name of each source; a test compares them. */
function places(): string {
  return sources.map((y) => element('g', { 'data-dot': `${frames.live.x} ${y}` })).join('');
}

function rivers(frame: Frame, scheme: Scheme): string {
  const grid = gridOver(frame, 2);
  const water = streams()
    .map(({ line, width }) => strokeMask(grid, [line], width))
    .reduce(uniteMasks);
  const distance = signedDistance(water);
  const land = blur(
    mapField(distance, (value) => -value),
    4,
  );
  const toWater = mapField(land, (value) => -value);
  const cut = { tolerance: 0.7, smallest: 60 };
  const shore = contour(blur(distance, 1), 0, { tolerance: 0.4, smallest: 60 });
  return [
    ground(frame, scheme.land),
    [44, 24].map((level) => fill(contour(toWater, -level, cut).fill, scheme.land2, { opacity: 0.6 })),
    [9, 17, 26, 37, 50, 66, 86, 110].map((level, index) =>
      stroke(contour(land, level, cut).line, scheme.faint, 1.1, { opacity: 1 - index * 0.1 }),
    ),
    stroke(shore.line, scheme.shore, 2.6),
    fill(shore.fill, scheme.water),
    stroke(flow(frame), scheme.line, 1.6, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  ]
    .flat()
    .join('');
}

/** Small arrows along the channel. */
function flow(frame: Frame): string {
  let path = '';
  for (let x = mouth[0] + 36; x < frame.x + frame.width - 10; x += 34) {
    path += `M${x} ${round(channelY(x) - 5)}l7 5-7 5`;
  }
  return path;
}
