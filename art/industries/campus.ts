import { contour } from '../field/contour.ts';
import { fillMask } from '../field/fill-mask.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { Point } from '../line/point.ts';
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
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import type { IndustryFormat } from './industry-plan.ts';

type Name = 'library' | 'hall' | 'gym' | 'residence' | 'green';

const frames = {
  card: cardFrame,
  small: { x: 64, y: 28, width: 832, height: 520 },
  bare: { x: 110, y: -15, width: 540, height: 630 },
};

const library: Point[] = [
  [150, 90],
  [420, 90],
  [420, 150],
  [340, 150],
  [340, 200],
  [230, 200],
  [230, 150],
  [150, 150],
];
const hall: Point[] = row(9, (index): Point => {
  const angle = (index / 8) * Math.PI;
  return [680 + 96 * Math.cos(angle), 150 - 86 * Math.sin(angle)];
}).concat([
  [584, 190],
  [776, 190],
]);
const residence: Point[] = [
  [610, 330],
  [820, 330],
  [820, 500],
  [760, 500],
  [760, 390],
  [610, 390],
];
const gym = box(140, 350, 190, 130);
const buildings = [library, hall, residence, gym];
const green = { cx: 480, cy: 285, rx: 92, ry: 62 };

const captions: Caption<Name>[] = [
  { name: 'library', at: [285, 238], small: [285, 250] },
  { name: 'hall', at: [680, 142], small: [680, 146] },
  { name: 'gym', at: [235, 516], small: [235, 524] },
  { name: 'residence', at: [690, 424], small: [664, 440] },
  { name: 'green', at: [480, 292] },
];

/** Education: a campus around its lawn. Lines run parallel to the buildings; the mark is in the library. */
export function campus({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  const around = signedDistance(fillMask(gridOver(frame, 2), buildings));
  const cut = { tolerance: 0.6, smallest: 60, corner: 8 };
  const lines = [10, 20, 32, 46, 62, 80, 102, 128, 160];
  const shade = fill(contour(around, -32, cut).fill, scheme.land2, { opacity: 0.6 });
  const court = straightLine(box(168, 376, 134, 78), { closed: true });
  const roofs = 'M150 120H420M285 150V200M640 330v60M700 330v60M790 390v110M235 376v78M584 190l96-40 96 40';
  const paths =
    'M285 200V250Q285 285 388 285M572 285Q680 285 680 190M572 285Q690 290 690 330M388 285Q235 290 235 350M480 347V640';
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      shade +
      lines
        .map((level, index) =>
          stroke(contour(around, -level, cut).line, scheme.faint, 1.1, { opacity: 1 - index * 0.09 }),
        )
        .join('') +
      stroke(paths, scheme.shore, 11) +
      stroke(paths, scheme.paper, 8.4) +
      element('ellipse', { ...green, fill: scheme.water, stroke: scheme.shore, 'stroke-width': 1.3 }) +
      fill(buildings.map((ring) => straightLine(ring, { closed: true })).join(''), scheme.fill1) +
      stroke(roofs + court, scheme.shore, 0.9, { opacity: 0.5 }) +
      stroke(buildings.map((ring) => straightLine(ring, { closed: true })).join(''), scheme.shore, 2.2) +
      (format === 'bare'
        ? ''
        : paintCaptions(letters, words, captions, scheme, {
            isSmall: format === 'small',
            halo: format === 'small' ? scheme.land : scheme.paper,
          })) +
      mark([285, 120], format === 'card' ? 9 : 13),
  );
}
