import type { Frame } from '../field/frame.ts';
import type { Point } from '../line/point.ts';
import { round } from '../line/round.ts';
import { element } from '../svg/element.ts';
import { mark } from '../svg/mark.ts';
import { type Scheme, schemes } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import type { Words } from '../text/words.ts';
import { paintRings } from './paint-rings.ts';
import { type TreeRings, treeRings } from './tree-rings.ts';

const frame: Frame = { x: 0, y: 0, width: 880, height: 720 };
/** For phones: the rings, with room for the name of this year's. */
const smallFrame: Frame = { x: 26, y: 32, width: 920, height: 661 };
const YEARS = 26;
/** The direction of the ruler, in steps of three degrees from the right. */
const BEARING = 117;

/** Twenty-six rings, read along a ruler from the core to this year's ring. */
export function ringsOnRuler(letters: Lettering, words: Words<'thisYear'>): string {
  const scheme = schemes.light;
  const rings = ringsOf26();
  return svgDocument(
    frame,
    paintRings(rings, scheme, { bark: true, width: 1.3 }) + ruler(letters, words, rings, scheme),
  );
}

/** The phone version: fewer ticks, larger figures, and the ruler ends at the mark. */
export function smallRings(letters: Lettering, words: Words<'thisYear'>): string {
  const scheme = schemes.light;
  const rings = ringsOf26();
  const [x, y] = pointOn(rings, YEARS - 1);
  return svgDocument(
    smallFrame,
    paintRings(rings, scheme, { bark: true, width: 2 }) +
      scale(letters, rings, scheme, smallScale).drawn +
      label(letters, words.thisYear, [x + 60, y + 14], {
        size: 42,
        weight: 600,
        width: 88,
        fill: scheme.ink,
      }) +
      mark([x, y], 22),
  );
}

function ringsOf26(): TreeRings {
  return treeRings(YEARS, 300, [366, 354]);
}

function ruler(letters: Lettering, words: Words<'thisYear'>, rings: TreeRings, scheme: Scheme): string {
  const { drawn, tip, end } = scale(letters, rings, scheme, largeScale);
  return (
    drawn +
    label(letters, words.thisYear, [tip[0] + 12, tip[1] + 8], {
      size: 26,
      weight: 600,
      width: 88,
      fill: scheme.ink,
    }) +
    mark(end, 10)
  );
}

type Look = {
  /** Of the line. */
  readonly width: number;
  /** Lengths of the ticks of a year and of every fifth; a year without has 0. */
  readonly ticks: readonly [year: number, fifth: number];
  readonly figures: number;
  /** How far the ruler goes on after the mark. */
  readonly beyond: number;
};

const largeScale: Look = { width: 1.5, ticks: [6, 13], figures: 25, beyond: 70 };
const smallScale: Look = { width: 2.5, ticks: [0, 18], figures: 38, beyond: 0 };

/** A line from the core over this year's ring, with a tick at the end of each year and a figure at every fifth. */
function scale(letters: Lettering, rings: TreeRings, scheme: Scheme, look: Look) {
  const start = rings.core;
  const end = pointOn(rings, YEARS - 1);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const along: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const reach = (from: Point, distance: number): Point => [
    from[0] + along[0] * distance,
    from[1] + along[1] * distance,
  ];
  const tip = reach(end, look.beyond);
  const ticks = Array.from({ length: YEARS }, (_, year) => {
    const point = pointOn(rings, year);
    const at = reach(start, (point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]);
    const isFifth = year % 5 === 4;
    return (
      tick(at, along, look.ticks[isFifth ? 1 : 0], scheme, look) +
      (isFifth && year < YEARS - 2 ? figure(letters, year + 1, at, along, scheme, look) : '')
    );
  });
  const drawn =
    stroke(`M${point(start)}L${point(tip)}`, scheme.ink, look.width) +
    element('circle', { cx: start[0], cy: start[1], r: look.width * 2.7, fill: scheme.ink }) +
    ticks.join('');
  return { drawn, tip, end };
}

function tick(at: Point, along: Point, length: number, scheme: Scheme, { width }: Look): string {
  if (length === 0) return '';
  return stroke(`M${point(at)}l${round(-along[1] * length)} ${round(along[0] * length)}`, scheme.ink, width);
}

function figure(
  letters: Lettering,
  year: number,
  at: Point,
  along: Point,
  scheme: Scheme,
  { figures }: Look,
): string {
  const away = figures * 1.7;
  const below: Point = [at[0] - along[1] * away, at[1] + along[0] * away];
  return label(letters, String(year), below, {
    size: figures,
    weight: 600,
    width: 84,
    fill: scheme.ink,
    anchor: 'middle',
    halo: scheme.paper,
  });
}

function pointOn(rings: TreeRings, year: number): Point {
  return rings.outline(rings.radii[year] ?? 0)[BEARING] ?? rings.core;
}

function point([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
