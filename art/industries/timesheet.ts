import type { Frame } from '../field/frame.ts';
import { random } from '../field/random.ts';
import { paintCaptions } from '../plans/paint-captions.ts';
import type { Caption } from '../plans/plan.ts';
import { cardFrame } from '../plates/card-frame.ts';
import type { Plate } from '../plates/plate.ts';
import { element } from '../svg/element.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import type { IndustryFormat } from './industry-plan.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

type Name = (typeof days)[number] | 'found';

const frames = {
  card: cardFrame,
  small: { x: 36, y: 20, width: 896, height: 560 },
  bare: { x: 300, y: -15, width: 540, height: 630 },
};

const TOP = 96;
const FOOT = 528;
const WIDTH = 88;
const HOUR = 48;
const column = (day: number) => 120 + day * 132;
/** The unrecorded hour on Friday. */
const missing = { day: 4, from: 5, hours: 1 };

const captions: Caption<Name>[] = [
  ...days.map((name, day) => ({ name, at: [column(day) + WIDTH / 2, 566] as const, small: day % 2 === 0 })),
  { name: 'found', at: [846, 300], small: [810, 82] },
];

/** Professional services: a week of hours as drilled cores. The mark is a recovered hour. */
export function timesheet({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  const isSmall = format === 'small';
  const x = column(missing.day) + WIDTH / 2;
  const y = TOP + (missing.from + missing.hours / 2) * HOUR;
  const leader = isSmall ? `M${x} ${y}H824V96` : `M${x} ${y}H846V312`;
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      gridLines(frame, HOUR, scheme.shore, 0.1) +
      hours(scheme) +
      days.map((_, day) => core(day, scheme)).join('') +
      (format === 'bare'
        ? ''
        : stroke(leader, scheme.ink, isSmall ? 2 : 1.2) +
          paintCaptions(letters, words, captions, scheme, { isSmall, halo: scheme.land })) +
      mark([x, y], format === 'card' ? 9 : 13),
  );
}

/** The hours of the day as a ruler at the left of the first core. */
function hours(scheme: Scheme): string {
  let ticks = '';
  for (let at = 0; at <= 36; at++) ticks += `M${column(0) - 12} ${TOP + at * 12}h${at % 4 ? -6 : -14}`;
  return stroke(ticks, scheme.shore, 1.2);
}

/** One day: a layer per piece of work, with offset lines. */
function core(day: number, scheme: Scheme): string {
  const next = random(31 + day * 7);
  const x = column(day);
  const fills = [scheme.fill1, scheme.paper, scheme.water, scheme.fill2];
  let layers = '';
  let lines = '';
  for (let y = TOP, index = day; y < FOOT; index++) {
    const height = Math.min(FOOT - y, HOUR * (0.5 + Math.floor(next() * 5) * 0.5));
    layers += element('rect', { x, y, width: WIDTH, height, fill: fills[index % fills.length] });
    for (let line = y + 12; line < y + height - 4; line += 12) lines += `M${x} ${line}h${WIDTH}`;
    y += height;
  }
  const found = {
    x,
    y: TOP + missing.from * HOUR,
    width: WIDTH,
    height: missing.hours * HOUR,
    fill: scheme.solid,
  };
  return (
    element('g', { stroke: scheme.shore, 'stroke-width': 1.3 }, layers) +
    stroke(lines, scheme.line, 0.9, { opacity: 0.42 }) +
    (day === missing.day ? element('rect', found) : '') +
    element('rect', {
      x,
      y: TOP,
      width: WIDTH,
      height: FOOT - TOP,
      fill: 'none',
      stroke: scheme.shore,
      'stroke-width': 2.4,
    })
  );
}

/** A square grid over the frame, aligned to multiples of the step. */
function gridLines(frame: Frame, step: number, colour: string, opacity = 0.16): string {
  const { x, y, width, height } = frame;
  let path = '';
  for (let at = Math.ceil((x + 1) / step) * step; at < x + width; at += step) path += `M${at} ${y}v${height}`;
  for (let at = Math.ceil((y + 1) / step) * step; at < y + height; at += step) path += `M${x} ${at}h${width}`;
  return stroke(path, colour, 0.75, { opacity });
}
