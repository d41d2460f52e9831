import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import { gridOver } from '../field/grid.ts';
import { mapField } from '../field/map-field.ts';
import { signedDistance } from '../field/signed-distance.ts';
import { strokeMask } from '../field/stroke-mask.ts';
import { uniteMasks } from '../field/unite-masks.ts';
import type { Point } from '../line/point.ts';
import { cardFrame } from '../plates/card-frame.ts';
import { paperSlip } from '../plates/paper-slip.ts';
import type { Plate } from '../plates/plate.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import type { IndustryFormat } from './industry-plan.ts';

type Name = 'donations' | 'warehouse' | 'kitchens' | 'shelters' | 'families';

const frames = {
  card: cardFrame,
  small: { x: 40, y: 12, width: 904, height: 565 },
  bare: { x: 160, y: -15, width: 540, height: 630 },
};

const warehouse: Point = [380, 300];

/** Distributaries below the warehouse: end point and width. */
const arms: readonly { readonly fork: Point; readonly end: Point; readonly width: number }[] = [
  { fork: [520, 200], end: [760, 96], width: 15 },
  { fork: [520, 200], end: [1040, 196], width: 10 },
  { fork: [560, 300], end: [760, 300], width: 17 },
  { fork: [560, 300], end: [1040, 320], width: 9 },
  { fork: [520, 402], end: [760, 500], width: 15 },
  { fork: [520, 402], end: [1040, 420], width: 10 },
];

const slips: readonly { readonly name: Name; readonly at: Point; readonly small: Point }[] = [
  { name: 'donations', at: [46, 300], small: [58, 300] },
  { name: 'kitchens', at: [760, 96], small: [730, 96] },
  { name: 'shelters', at: [760, 300], small: [730, 300] },
  { name: 'families', at: [760, 500], small: [730, 500] },
  { name: 'warehouse', at: [312, 400], small: [290, 424] },
];

/** Non-profits: one stream of donations splits into many. The mark is the warehouse that distributes them. */
export function supplyDelta({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  const isSmall = format === 'small';
  const written = slips.map(({ name, at, small }) =>
    paperSlip(letters, words[name], isSmall ? small : at, isSmall ? 31 : 19, scheme),
  );
  return svgDocument(
    frame,
    delta(frame, scheme) +
      building(scheme) +
      (format === 'bare' ? '' : written.join('')) +
      mark(warehouse, format === 'card' ? 9 : 13),
  );
}

function delta(frame: (typeof frames)['card'], scheme: Scheme): string {
  const grid = gridOver(frame, 2);
  const trunk: Point[] = [[-80, 306], [60, 298], [200, 308], warehouse];
  const water = arms
    .flatMap(({ fork, end, width }) => [
      strokeMask(grid, [bend(warehouse, fork)], 16),
      strokeMask(grid, [bend(fork, end)], width),
    ])
    .reduce(uniteMasks, strokeMask(grid, [trunk], 34));
  const distance = signedDistance(water);
  const land = blur(
    mapField(distance, (value) => -value),
    4,
  );
  const toWater = mapField(land, (value) => -value);
  const cut = { tolerance: 0.7, smallest: 60 };
  const shore = contour(blur(distance, 2), 0, { tolerance: 0.4, smallest: 60 });
  return (
    ground(frame, scheme.land) +
    [44, 24]
      .map((level) => fill(contour(toWater, -level, cut).fill, scheme.land2, { opacity: 0.6 }))
      .join('') +
    [9, 17, 26, 37, 50, 66, 86, 110]
      .map((level, index) =>
        stroke(contour(land, level, cut).line, scheme.faint, 1.1, { opacity: 1 - index * 0.1 }),
      )
      .join('') +
    stroke(shore.line, scheme.shore, 2.6) +
    fill(shore.fill, scheme.water)
  );
}

/** A meandering curve from a point to another level. */
function bend([x1, y1]: Point, [x2, y2]: Point): Point[] {
  return Array.from({ length: 25 }, (_, step): Point => {
    const share = step / 24;
    const ease = share * share * (3 - 2 * share);
    const wind = Math.sin(share * Math.PI * 3) * 5 * Math.sin(share * Math.PI);
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * ease + wind];
  });
}

/** The warehouse across the stream, with its racks. */
function building(scheme: Scheme): string {
  const [x, y] = warehouse;
  const hall = { x: x - 64, y: y - 60, width: 128, height: 120, fill: scheme.paper, stroke: scheme.frame };
  let racks = '';
  for (const side of [-48, 30]) {
    racks += `M${x - 52} ${y + side}h104v18h-104z`;
    for (let at = -39; at < 52; at += 13) racks += `M${x + at} ${y + side}v18`;
  }
  return (
    element('rect', { ...hall, 'stroke-width': 3.2 }) +
    fill(racks, scheme.fill1, { stroke: scheme.shore, 'stroke-width': 1.2 })
  );
}
