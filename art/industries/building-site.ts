import { contour } from '../field/contour.ts';
import { fillMask } from '../field/fill-mask.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { Point } from '../line/point.ts';
import { round } from '../line/round.ts';
import { straightLine } from '../line/straight-line.ts';
import { box } from '../plans/box.ts';
import { paintCaptions } from '../plans/paint-captions.ts';
import type { Caption } from '../plans/plan.ts';
import { row } from '../plans/row.ts';
import { cardFrame } from '../plates/card-frame.ts';
import type { Plate } from '../plates/plate.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import type { IndustryFormat } from './industry-plan.ts';

type Name = 'crane' | 'hook' | 'reach' | 'ground' | 'office';

const frames = {
  card: cardFrame,
  small: { x: 84, y: 30, width: 864, height: 540 },
  bare: { x: 190, y: -15, width: 540, height: 630 },
};

const crane: Point = [440, 300];
const REACH = 255;
/** The jib's direction and the hook's distance along it. */
const BEARING = -0.5;
const HOOK = 190;
const hook: Point = [crane[0] + HOOK * Math.cos(BEARING), crane[1] + HOOK * Math.sin(BEARING)];

const pit: Point[] = [
  [300, 150],
  [640, 150],
  [640, 330],
  [560, 330],
  [560, 450],
  [300, 450],
];

const captions: Caption<Name>[] = [
  { name: 'hook', at: [684, 186], anchor: 'start', small: [690, 188] },
  { name: 'crane', at: [440, 348], small: [440, 366] },
  { name: 'reach', at: [185, 306] },
  { name: 'ground', at: [438, 394] },
  { name: 'office', at: [826, 478], small: [812, 486] },
];

/** Construction: a building site from above, with the reach of its crane. The mark is the load on the hook. */
export function buildingSite({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  const away = signedDistance(fillMask(gridOver(frame, 2), [pit]));
  const cut = { tolerance: 0.5, smallest: 40, corner: 6 };
  const slope = [8, 16, 24, 33, 43, 54, 68, 86, 110].map((level, index) =>
    stroke(contour(away, -level, cut).line, scheme.faint, 1.1, { opacity: 1 - index * 0.1 }),
  );
  const steps = [10, 20].map((level) =>
    stroke(contour(away, level, cut).line, scheme.line, 1, { opacity: 0.6 }),
  );
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      fill(contour(away, -33, cut).fill, scheme.land2, { opacity: 0.6 }) +
      slope.join('') +
      fill(straightLine(pit, { closed: true }), scheme.water) +
      steps.join('') +
      columns(scheme) +
      stroke(straightLine(pit, { closed: true }), scheme.frame, 3.2) +
      cabins(scheme) +
      reach(scheme) +
      (format === 'bare'
        ? ''
        : paintCaptions(letters, words, captions, scheme, {
            isSmall: format === 'small',
            halo: scheme.land,
          })) +
      mark(hook, format === 'card' ? 9 : 13),
  );
}

/** The building's columns and their grid lines. */
function columns(scheme: Scheme): string {
  const places = row(5, (i) => 336 + i * 68).flatMap((x) => row(5, (j): Point => [x, 186 + j * 58]));
  const inPit = places.filter(([x, y]) => y < 320 || x < 550);
  const squares = inPit.map(([x, y]) => element('rect', { x: x - 5, y: y - 5, width: 10, height: 10 }));
  const axes =
    row(5, (i) => `M${336 + i * 68} 160V${i < 4 ? 440 : 322}`).join('') +
    row(5, (j) => `M312 ${186 + j * 58}H${j < 3 ? 628 : 548}`).join('');
  return (
    stroke(axes, scheme.shore, 0.8, { opacity: 0.4 }) + element('g', { fill: scheme.solid }, squares.join(''))
  );
}

/** The three site-office cabins, and a fence with a gate. */
function cabins(scheme: Scheme): string {
  const rings = [box(770, 380, 112, 30), box(770, 414, 112, 30), box(738, 380, 26, 64)];
  const style = { fill: scheme.paper, stroke: scheme.shore, 'stroke-width': 1.3 };
  return (
    stroke('M120 70H900V530H700M620 530H120V70', scheme.shore, 1.6, { 'stroke-dasharray': '10 5' }) +
    element('path', { d: rings.map((ring) => straightLine(ring, { closed: true })).join(''), ...style })
  );
}

/** The crane's mast and jib, and the circle it reaches. */
function reach(scheme: Scheme): string {
  const [cx, cy] = crane;
  const along = (distance: number, aside: number) =>
    `${round(cx + distance * Math.cos(BEARING) - aside * Math.sin(BEARING))} ${round(cy + distance * Math.sin(BEARING) + aside * Math.cos(BEARING))}`;
  let braces = '';
  for (let at = 14; at < REACH - 12; at += 20)
    braces += `M${along(at, -6)}L${along(at + 10, 6)}L${along(at + 20, -6)}`;
  const ring = (r: number, extra: Record<string, string | number>) =>
    element('circle', { cx, cy, r, fill: 'none', stroke: scheme.shore, ...extra });
  const dotted = { 'stroke-width': 1, 'stroke-dasharray': '2 5', 'stroke-linecap': 'round' };
  const jib = `M${along(-70, -6)}L${along(REACH, -6)}L${along(REACH, 6)}L${along(-70, 6)}Z`;
  const mast = { x: cx - 15, y: cy - 15, width: 30, height: 30, fill: scheme.paper, stroke: scheme.frame };
  return (
    ring(REACH, { 'stroke-width': 1.6 }) +
    ring(HOOK, dotted) +
    ring(HOOK / 2, dotted) +
    fill(jib, scheme.paper, { stroke: scheme.frame, 'stroke-width': 1.6 }) +
    stroke(braces, scheme.frame, 1.1) +
    element('rect', { ...mast, 'stroke-width': 2.4 }) +
    stroke(`M${cx - 15} ${cy - 15}l30 30M${cx + 15} ${cy - 15}l-30 30`, scheme.frame, 1.3)
  );
}
