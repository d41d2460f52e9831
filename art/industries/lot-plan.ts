import { contour } from '../field/contour.ts';
import { fillMask } from '../field/fill-mask.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { Point } from '../line/point.ts';
import { straightLine } from '../line/straight-line.ts';
import { box } from '../plans/box.ts';
import { paintCaptions } from '../plans/paint-captions.ts';
import type { Caption } from '../plans/plan.ts';
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

type Name = 'street' | 'lot' | 'house' | 'garden' | 'corner';

const frames = {
  card: cardFrame,
  small: { x: 80, y: 30, width: 848, height: 530 },
  bare: { x: 310, y: -15, width: 540, height: 630 },
};

const lot: Point[] = [
  [400, 90],
  [640, 90],
  [680, 410],
  [400, 410],
];
const house: Point[] = [
  [450, 230],
  [600, 230],
  [600, 300],
  [560, 300],
  [560, 350],
  [450, 350],
];
const neighbours = [
  box(150, 240, 110, 90),
  box(290, 220, 70, 120),
  box(760, 250, 120, 84),
  box(-20, 230, 110, 100),
];
/** Boundaries of the lots on both sides of the street. */
const boundaries =
  'M-60 90H1020M-60 410H1020M120 90V410M270 90V410M400 90V410M640 90L680 410M900 90L930 410M-60 520H1020M200 520V640M430 520V640M700 520V640';

const captions: Caption<Name>[] = [
  { name: 'street', at: [250, 473], small: [250, 477] },
  { name: 'lot', at: [606, 388], small: [516, 164] },
  { name: 'house', at: [524, 276], small: [524, 280] },
  { name: 'garden', at: [516, 160] },
  { name: 'corner', at: [702, 392], anchor: 'start' },
];

/** Real estate: a surveyor's plan of a lot. The mark is its corner peg. */
export function lotPlan({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      lotLines(frame, scheme) +
      stroke('M-60 466H1020', scheme.paper, 108) +
      stroke('M-60 466H1020', scheme.line, 1.2, { 'stroke-dasharray': '16 12', opacity: 0.6 }) +
      stroke(boundaries, scheme.shore, 1.3) +
      stroke(straightLine(lot, { closed: true }), scheme.frame, 3.2) +
      houses(scheme) +
      pegs(scheme) +
      (format === 'bare'
        ? ''
        : paintCaptions(letters, words, captions, scheme, {
            isSmall: format === 'small',
            halo: scheme.paper,
          })) +
      mark([680, 410], format === 'card' ? 9 : 13),
  );
}

/** Setback lines inside the lot, parallel to its sides and around the house. */
function lotLines(frame: (typeof frames)['card'], scheme: Scheme): string {
  const grid = gridOver(frame, 2);
  const inside = fillMask(grid, [lot]);
  const built = fillMask(grid, [house]);
  const free = signedDistance({ grid, cells: inside.cells.map((cell, i) => (built.cells[i] ? 0 : cell)) });
  const cut = { tolerance: 0.5, smallest: 30, corner: 4 };
  return (
    fill(straightLine(lot, { closed: true }), scheme.water) +
    [8, 17, 28, 41, 56]
      .map((level, index) =>
        stroke(contour(free, level, cut).line, scheme.line, 1, { opacity: 0.62 - index * 0.09 }),
      )
      .join('')
  );
}

function houses(scheme: Scheme): string {
  const outline = (rings: readonly (readonly Point[])[]) =>
    rings.map((ring) => straightLine(ring, { closed: true })).join('');
  const others = { fill: scheme.land2, stroke: scheme.shore, 'stroke-width': 1.2, opacity: 0.8 };
  const own = { fill: scheme.paper, stroke: scheme.frame, 'stroke-width': 2.4 };
  const drive = 'M470 350V412M520 350V412';
  return (
    element('path', { d: outline(neighbours), ...others }) +
    stroke(drive, scheme.shore, 1.2) +
    element('path', { d: outline([house]), ...own }) +
    stroke('M450 290H600M525 230V290', scheme.shore, 1, { opacity: 0.5 })
  );
}

/** Iron pegs at the remaining corners, with tick marks for length along each side. */
function pegs(scheme: Scheme): string {
  const pegAt = ([x, y]: Point) =>
    element('rect', {
      x: x - 5,
      y: y - 5,
      width: 10,
      height: 10,
      fill: scheme.paper,
      stroke: scheme.frame,
      'stroke-width': 2,
    });
  let ticks = '';
  for (let x = 410; x < 640; x += 10) ticks += `M${x} 90v${x % 50 ? -6 : -12}`;
  for (let y = 100; y < 410; y += 10) ticks += `M400 ${y}h${y % 50 ? -6 : -12}`;
  return stroke(ticks, scheme.shore, 1.1) + lot.slice(0, 2).map(pegAt).join('') + pegAt([400, 410]);
}
