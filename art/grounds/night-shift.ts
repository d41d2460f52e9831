import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import { fillMask } from '../field/fill-mask.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import { round } from '../line/round.ts';
import { box } from '../plans/box.ts';
import { colours } from '../svg/colours.ts';
import { fill } from '../svg/fill.ts';
import { mark } from '../svg/mark.ts';
import { schemes } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { type LabelStyle, label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import type { Words } from '../text/words.ts';

type Name = 'h12' | 'h15' | 'h18' | 'h21' | 'h0' | 'h3' | 'h6' | 'h9' | 'span' | 'closed' | 'clock';

export type NightShift = {
  readonly words: Words<Name>;
  /** From west to east; how many hours their clocks are ahead of Toronto's. */
  readonly cities: readonly { readonly name: string; readonly ahead: number }[];
  /** In each city's local time. */
  readonly opens: number;
  readonly closes: number;
};

type Layout = {
  readonly frame: Frame;
  /** Top of the first row, and row height. */
  readonly top: number;
  readonly row: number;
  /** Spacing of the shore's offset lines. */
  readonly step: number;
  readonly text: number;
  readonly figure: number;
};

const layouts = {
  large: {
    frame: { x: 0, y: 0, width: 1280, height: 572 },
    top: 62,
    row: 50,
    step: 15,
    text: 21,
    figure: 76,
  },
  small: { frame: { x: 0, y: 0, width: 760, height: 720 }, top: 70, row: 64, step: 15, text: 34, figure: 80 },
} satisfies Record<string, Layout>;

/** The picture runs from 11:00 to 13:00 the next day, Toronto time. */
const FIRST_HOUR = 11;
const HOURS = 26;
/** 3:14 in the easternmost city. */
const WATCHED = 24 + 3 + 14 / 60;

const { night } = schemes;

/**
 * A night in ten cities: time runs left to right, cities top to bottom from west to east. Office hours are paper; the
 * night between them is drawn as a river, with offset lines along closing and opening time.
 */
export function nightShift(letters: Lettering, shift: NightShift, size: keyof typeof layouts): string {
  const layout = layouts[size];
  return svgDocument(
    layout.frame,
    rows(letters, shift, layout) +
      river(shift, layout) +
      ruler(letters, shift, layout) +
      told(letters, shift, layout),
  );
}

function xOf({ frame }: Layout, hour: number): number {
  return ((hour - FIRST_HOUR) / HOURS) * frame.width;
}

/** Converts a city's local hour to Toronto time. */
const inToronto = (hour: number, ahead: number) => hour - ahead;

/** Closing and opening time of a city, in hours since midnight, Toronto time. */
function shores({ opens, closes }: NightShift, ahead: number): readonly [closing: number, opening: number] {
  return [inToronto(closes, ahead), inToronto(24 + opens, ahead)];
}

/** One line per city with its name at the left; in the small layout, one per time zone. */
function rows(letters: Lettering, { cities }: NightShift, layout: Layout): string {
  const { frame, top, row, text } = layout;
  const isSmall = layout === layouts.small;
  let lines = '';
  let names = '';
  cities.forEach(({ name, ahead }, index) => {
    const isFirst = cities[index - 1]?.ahead !== ahead;
    if (isSmall && !isFirst) return;
    const together = isSmall ? cities.filter((other) => other.ahead === ahead).length : 1;
    const y = top + row * index;
    if (index > 0) lines += `M0 ${y}H${frame.width}`;
    names += label(letters, name, [4, y + (row * together) / 2 + text * 0.34], {
      size: text,
      weight: 600,
      width: 88,
      fill: colours.ink900,
    });
  });
  return stroke(lines, colours.night900, 1, { opacity: 0.16 }) + names;
}

/** The night, darker the longer the offices have been closed. */
function river(shift: NightShift, layout: Layout): string {
  const { frame, top, row, step } = layout;
  const { cities } = shift;
  const plot: Frame = { x: 0, y: top, width: frame.width, height: row * cities.length };
  const rings = cities.map(({ ahead }, index) => {
    const [from, to] = shores(shift, ahead).map((hour) => xOf(layout, hour)) as [number, number];
    return box(from, top + row * index, to - from, row);
  });
  const depth = blur(signedDistance(fillMask(gridOver(plot, 2, 0), rings)), 4);
  const cut = { tolerance: 0.25, smallest: 40 };
  const lines = Array.from({ length: 7 }, (_, index) =>
    stroke(contour(depth, step * (index + 1) * (1 + index * 0.16), cut).line, night.line, 1.2, {
      opacity: 0.85 - index * 0.1,
    }),
  );
  return (
    fill(contour(depth, 0, cut).fill, colours.night800) +
    fill(contour(depth, step * 2.3, cut).fill, colours.night900) +
    fill(contour(depth, step * 5.5, cut).fill, colours.night950) +
    lines.join('')
  );
}

/** Toronto hours above the rows. */
function ruler(letters: Lettering, { words, cities }: NightShift, layout: Layout): string {
  const { frame, top, row, text } = layout;
  const isSmall = layout === layouts.small;
  const hours = [
    [12, words.h12],
    [15, words.h15],
    [18, words.h18],
    [21, words.h21],
    [24, words.h0],
    [27, words.h3],
    [30, words.h6],
    [33, words.h9],
    [36, words.h12],
  ] as const;
  const face = { size: text * 0.94, weight: 500, width: 86, fill: colours.ink700, anchor: 'middle' } as const;
  const names = hours
    .filter(([hour]) => !isSmall || [18, 24, 30].includes(hour))
    .map(([hour, name]) => label(letters, name, [xOf(layout, hour), top - 24], face));
  let ticks = '';
  for (let hour = FIRST_HOUR; hour <= FIRST_HOUR + HOURS; hour++)
    ticks += `M${round(xOf(layout, hour))} ${top}v${hour % 3 ? -6 : -13}`;
  const foot = top + row * cities.length;
  return (
    stroke(`M0 ${top}H${frame.width}M0 ${foot}H${frame.width}`, colours.night900, 1.4) +
    stroke(ticks, colours.night900, 1.2) +
    names.join('')
  );
}

/** The hours when no office is open, and the moment that is being looked after. */
function told(letters: Lettering, shift: NightShift, layout: Layout): string {
  const { words, cities } = shift;
  const { top, row, text, figure } = layout;
  const all = cities.map(({ ahead }) => shores(shift, ahead));
  const from = xOf(layout, Math.max(...all.map(([closing]) => closing)));
  const to = xOf(layout, Math.min(...all.map(([, opening]) => opening)));
  const foot = top + row * cities.length;
  const middle = (from + to) / 2;
  const isSmall = layout === layouts.small;
  const line = top + row * (isSmall ? 3.5 : 4.1);
  const white = { fill: colours.white, anchor: 'middle' } as const;
  const span: LabelStyle = { ...white, size: figure, weight: 600, family: 'display', tracking: -0.02 };
  const last = cities.at(-1)?.ahead ?? 0;
  const at = [xOf(layout, inToronto(WATCHED, last)), foot - row / 2] as const;
  const clock = { size: text * 1.1, weight: 600, width: 90, fill: colours.white } as const;
  return (
    stroke(`M${round(from)} ${top}V${foot}M${round(to)} ${top}V${foot}`, night.shore, 1.4, {
      'stroke-dasharray': '2 7',
      'stroke-linecap': 'round',
    }) +
    label(letters, words.span, [middle, line], span) +
    label(letters, words.closed, [middle, line + text * 1.7], {
      ...white,
      size: isSmall ? text * 0.97 : text * 1.1,
      weight: 500,
      width: 84,
    }) +
    stroke(dimension(from, to, line + text * 2.9), night.shore, 1.4) +
    (isSmall
      ? label(letters, words.clock, [at[0], at[1] - 44], { ...clock, size: text, anchor: 'middle' })
      : label(letters, words.clock, [at[0] + 34, at[1] + text * 0.36], clock)) +
    mark([at[0], at[1]], isSmall ? 15 : 10)
  );
}

/** A line between two arrowheads. */
function dimension(from: number, to: number, y: number): string {
  const [left, right, height] = [round(from + 6), round(to - 6), round(y)];
  return `M${left} ${height}H${right}M${left + 9} ${height - 6}l-9 6l9 6M${right - 9} ${height - 6}l9 6l-9 6`;
}
