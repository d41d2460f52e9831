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
const smallFrame: Frame = { x: 26, y: 24, width: 960, height: 690 };
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

/** The phone version: the mark on this year's ring and its name, without the ruler. */
export function smallRings(letters: Lettering, words: Words<'thisYear'>): string {
  const scheme = schemes.light;
  const rings = ringsOf26();
  const [x, y] = pointOn(rings, YEARS - 1);
  return svgDocument(
    smallFrame,
    paintRings(rings, scheme, { bark: true, width: 2 }) +
      label(letters, words.thisYear, [x + 64, y + 16], {
        size: 48,
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
  const start = rings.core;
  const end = pointOn(rings, YEARS - 1);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const along: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const reach = (from: Point, distance: number): Point => [
    from[0] + along[0] * distance,
    from[1] + along[1] * distance,
  ];
  const tip = reach(end, 70);
  const ticks = Array.from({ length: YEARS }, (_, year) => {
    const point = pointOn(rings, year);
    const at = reach(start, (point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]);
    const isFifth = year % 5 === 4;
    return (
      tick(at, along, isFifth ? 13 : 6, scheme) +
      (isFifth && year < YEARS - 2 ? figure(letters, year + 1, at, along, scheme) : '')
    );
  });
  return (
    stroke(`M${point(start)}L${point(tip)}`, scheme.ink, 1.5) +
    element('circle', { cx: start[0], cy: start[1], r: 4, fill: scheme.ink }) +
    ticks.join('') +
    label(letters, words.thisYear, [tip[0] + 12, tip[1] + 8], {
      size: 26,
      weight: 600,
      width: 88,
      fill: scheme.ink,
    }) +
    mark(end, 10)
  );
}

function tick(at: Point, along: Point, length: number, scheme: Scheme): string {
  return stroke(`M${point(at)}l${round(-along[1] * length)} ${round(along[0] * length)}`, scheme.ink, 1.5);
}

function figure(letters: Lettering, year: number, at: Point, along: Point, scheme: Scheme): string {
  const below: Point = [at[0] - along[1] * 42, at[1] + along[0] * 42];
  const face = { size: 25, weight: 600, width: 84 };
  return label(letters, String(year), below, {
    ...face,
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
