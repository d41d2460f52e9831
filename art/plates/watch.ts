import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import { fractal } from '../field/fractal.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { noise } from '../field/noise.ts';
import { sampleField } from '../field/sample-field.ts';
import type { Point } from '../line/point.ts';
import { colours } from '../svg/colours.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import { readNotes } from '../svg/read-notes.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { captionPair } from './caption-pair.ts';
import { cardFrame } from './card-frame.ts';
import { markRadius } from './mark-radius.ts';
import type { Plate } from './plate.ts';
import { isUnderDeviceName, paintSelectableDevices, selectableDevices } from './selectable-devices.ts';
import { watchDevices } from './watch-devices.ts';
import { watchKey } from './watch-key.ts';
import { watchRings } from './watch-rings.ts';

type Name = 'event' | 'outcome' | 'computers' | 'servers' | 'network';
type Shape = 'card' | 'small' | 'bare' | 'thumb' | 'live';

const centre: Point = [430, 330];
const found: Point = [582, 226];
/** The scanned sector, as start and end angles. */
const sector = [-0.95, -0.28] as const;

const frames = {
  card: cardFrame,
  small: { x: 118, y: 30, width: 960, height: 600 },
  bare: { x: 160, y: 15, width: 540, height: 630 },
  thumb: { x: 372, y: 86, width: 340, height: 340 },
  live: { x: 110, y: 30, width: 640, height: 600 },
} satisfies Record<Shape, Frame>;

/** Managed IT: range rings over a coast, every device a point, one of them being attended to. */
export function watch({ letters, words, scheme, format }: Plate<Name, Shape>): string {
  const frame = frames[format];
  const pair = [words.event, words.outcome] as const;
  const isSmall = format === 'small';
  const isLive = format === 'live';
  const isPlain = isLive || format === 'bare' || format === 'thumb';
  const bearing = isSmall ? `M582 226L760 147` : `M582 226L740 144H906`;
  let captions = '';
  if (isSmall) {
    captions = onPlate(captionPair(letters, pair, [1015, 102], scheme, { size: 40, anchor: 'end' }), scheme);
  } else if (!isPlain) {
    captions =
      captionPair(letters, pair, [906, 104], scheme, { size: 22, anchor: 'end', halo: scheme.land }) +
      watchKey(letters, words, [790, 462], scheme);
  }
  return svgDocument(
    frame,
    coast(frame, scheme) +
      watchRings(centre, scheme, isLive ? undefined : sector) +
      (isLive
        ? paintSelectableDevices(scheme) +
          watchDevices(
            centre,
            selectableDevices.map(({ at }) => at),
            scheme,
            46 - selectableDevices.length,
            isUnderDeviceName,
          )
        : watchDevices(centre, [found], scheme)) +
      (isPlain ? '' : stroke(bearing, colours.larch400, isSmall ? 2.4 : 1.6)) +
      captions +
      (isLive ? '' : mark(found, markRadius(format))),
  );
}

/** Captions in a separate area, clear of shore and rings. */
function onPlate(lettering: string, scheme: Scheme): string {
  const boxes = readNotes(lettering).labels;
  const [left, top] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side] ?? 0)) - 14);
  const [right, bottom] = [2, 3].map((side) => Math.max(...boxes.map((box) => box[side] ?? 0)) + 14);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    return lettering;
  const area = { x: left, y: top, width: right - left, height: bottom - top, rx: 6, fill: scheme.paper };
  return element('rect', area) + lettering;
}

/** A fictional bay whose shore is about as far from the centre as the outermost ring. */
function coast(frame: Frame, scheme: Scheme): string {
  const roughness = fractal(noise(11), 5);
  const depth = blur(
    sampleField(gridOver(frame, 3, 42), (x, y) => {
      const away = Math.hypot((x - centre[0]) / 1.12, y - centre[1]);
      return (roughness(x / 190 + 3, y / 190 + 8) - 0.5) * 520 + (330 - away) * 0.9;
    }),
    2,
  );
  const cut = { tolerance: 0.5, smallest: 54 };
  const shore = contour(depth, 0, cut);
  return (
    ground(frame, scheme.land) +
    fill(shore.fill, scheme.water) +
    [14, 32, 54, 80, 112]
      .map((level, index) =>
        stroke(contour(depth, level, cut).line, scheme.line, 1, { opacity: 0.6 - index * 0.1 }),
      )
      .join('') +
    stroke(shore.line, scheme.shore, 1.6)
  );
}
