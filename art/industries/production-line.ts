import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import { strokeMask } from '../field/stroke-mask.ts';
import type { Point } from '../line/point.ts';
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

type Name = 'cut' | 'weld' | 'paint' | 'check' | 'ship';

const frames = {
  card: cardFrame,
  small: { x: 50, y: 30, width: 860, height: 537.5 },
  bare: { x: 340, y: -15, width: 540, height: 630 },
};

/** The belt in three runs with rounded corners, from the left edge to the right. */
const belt: readonly Point[] = [
  [-80, 150],
  [720, 150],
  ...turn(720, 235, -90, 90),
  [300, 320],
  ...turn(300, 405, -90, -270),
  [1040, 490],
];
const WIDTH = 44;

const stations: readonly (readonly [x: number, y: number, width: number])[] = [
  [150, 150, 92],
  [420, 150, 92],
  [620, 320, 92],
  [390, 320, 92],
  [660, 490, 110],
];

const captions: Caption<Name>[] = [
  { name: 'cut', at: [196, 88], small: [196, 88] },
  { name: 'weld', at: [466, 88], small: [466, 88] },
  { name: 'paint', at: [666, 264], small: [656, 262] },
  { name: 'check', at: [436, 264] },
  { name: 'ship', at: [715, 556], small: [715, 432] },
];

/** Manufacturing: one belt past five machines. The mark is the inspection machine. */
export function productionLine({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  const around = signedDistance(strokeMask(gridOver(frame, 2), [belt], WIDTH));
  const cut = { tolerance: 0.6, smallest: 60, corner: 8 };
  const edge = contour(blur(around, 1), 0, { tolerance: 0.4, corner: 4 });
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      fill(contour(around, -30, cut).fill, scheme.land2, { opacity: 0.6 }) +
      [10, 20, 32, 46, 62, 80, 102]
        .map((level, index) =>
          stroke(contour(around, -level, cut).line, scheme.faint, 1.1, { opacity: 1 - index * 0.11 }),
        )
        .join('') +
      fill(edge.fill, scheme.water) +
      stroke(edge.line, scheme.shore, 2.2) +
      rollers(scheme) +
      stations.map((station) => machine(station, scheme)).join('') +
      (format === 'bare'
        ? ''
        : paintCaptions(letters, words, captions, scheme, {
            isSmall: format === 'small',
            halo: scheme.land,
          })) +
      mark([436, 320], format === 'card' ? 9 : 13),
  );
}

/** Points of a half circle around the centre of a turn. */
function turn(x: number, y: number, from: number, to: number): Point[] {
  return Array.from({ length: 13 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / 12) * Math.PI) / 180;
    return [x + 85 * Math.cos(angle), y + 85 * Math.sin(angle)];
  });
}

/** Rollers across the straight runs, and the parts that ride on them. */
function rollers(scheme: Scheme): string {
  let lines = '';
  let parts = '';
  const run = (from: number, to: number, y: number) => {
    for (let x = from; x < to; x += 14) lines += `M${x} ${y - 18}v36`;
    for (let x = from + 22; x < to; x += 92) {
      parts += element('rect', { x, y: y - 10, width: 26, height: 20 });
    }
  };
  run(-60, 716, 150);
  run(304, 716, 320);
  run(304, 1020, 490);
  const style = { fill: scheme.fill2, stroke: scheme.shore, 'stroke-width': 1.3 };
  return stroke(lines, scheme.line, 1, { opacity: 0.55 }) + element('g', style, parts);
}

/** A machine over the belt: its housing, its head, and the column that carries it. */
function machine([x, y, width]: readonly [number, number, number], scheme: Scheme): string {
  const paper = { fill: scheme.paper, stroke: scheme.frame, 'stroke-width': 2.2 };
  const hatch = { fill: scheme.fill1, stroke: scheme.shore, 'stroke-width': 1.3 };
  return (
    element('rect', { x, y: y - 40, width, height: 80, ...paper }) +
    element('rect', { x: x + 12, y: y - 28, width: width - 24, height: 56, ...hatch })
  );
}
