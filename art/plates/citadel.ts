import { citadelTrace } from '../../lib/geo/citadel-trace.ts';
import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import { fillMask } from '../field/fill-mask.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { label } from '../text/label.ts';
import { note } from '../text/note.ts';
import { captionPair } from './caption-pair.ts';
import { cardFrame } from './card-frame.ts';
import { markRadius } from './mark-radius.ts';
import type { Plate } from './plate.ts';

type Name = 'policy' | 'people' | 'devices' | 'network' | 'data' | 'gate' | 'checked';
type Shape = 'card' | 'small' | 'bare' | 'thumb';

const centre: Point = [452, 300];
const gate: Point = [584, 306];

const frames = {
  card: cardFrame,
  small: { x: 140, y: 0, width: 960, height: 600 },
  bare: { x: 182, y: -9, width: 540, height: 630 },
  thumb: { x: 182, y: 48, width: 540, height: 540 },
} satisfies Record<Shape, Frame>;

/** Leader target and caption position, relative to the centre. */
const notes: readonly (readonly [Name, Point, Point])[] = [
  ['policy', [-146, -132], [-266, -208]],
  ['people', [-205, -54], [-302, -104]],
  ['devices', [-166, 22], [-310, 6]],
  ['network', [-138, 96], [-302, 116]],
];

/** Cybersecurity: a fortress with five layers and one gate. Every line runs parallel to its walls. */
export function citadel({ letters, words, scheme, format }: Plate<Name, Shape>): string {
  const frame = frames[format];
  const at = ([x, y]: Point): Point => [centre[0] + x, centre[1] + y];
  const [x, y] = gate;
  let captions = '';
  if (format === 'small') {
    const pair = [words.gate, words.checked] as const;
    captions =
      stroke(`M${x} ${y + 16}V470H${x + 156}`, scheme.ink, 2) +
      captionPair(letters, pair, [x + 170, 466], scheme, { size: 39, halo: scheme.land });
  } else if (format !== 'bare' && format !== 'thumb') {
    captions =
      notes
        .map(([name, from, to]) => note(letters, words[name], at(from), at(to), scheme, { anchor: 'end' }))
        .join('') +
      // Next to the house, inside the walls: a leader from outside would cross all of them.
      label(letters, words.data, at([-20, 46]), {
        size: 19,
        weight: 600,
        width: 84,
        fill: scheme.ink,
        anchor: 'middle',
        halo: scheme.paper,
      }) +
      stroke(`M${x} ${y + 12}V${y + 120}H${x + 92}`, scheme.ink, 1.2) +
      captionPair(letters, [words.gate, words.checked], [x + 102, y + 118], scheme, { halo: scheme.land });
  }
  return svgDocument(
    frame,
    fortress(frame, scheme) + captions + mark(gate, format === 'thumb' ? 30 : markRadius(format)),
  );
}

function fortress(frame: Frame, scheme: Scheme): string {
  const distance = signedDistance(
    fillMask(gridOver(frame, 2), [citadelTrace([centre[0], centre[1] + 18], 150, 1.1)]),
  );
  const cut = { tolerance: 0.35, smallest: 40, corner: 8 };
  const sharp = blur(distance, 1);
  const edge = (level: number, width = 1.3) => stroke(contour(sharp, level, cut).line, scheme.shore, width);
  const area = (field: typeof distance, level: number, colour: string) =>
    fill(contour(field, level, cut).fill, colour);
  const ditch = (frame === frames.thumb ? [] : [0.85, 0.6, 0.45, 0.6, 0.85]).map((opacity, index) =>
    stroke(contour(sharp, -36 + index * 6, cut).line, scheme.line, 1, { opacity }),
  );
  const walls = [3, 14, 26].map((level, index) =>
    area(distance, level, index === 1 ? scheme.fill1 : scheme.paper),
  );
  return [
    ground(frame, scheme.land),
    glacis(frame).map((level, index, all) =>
      stroke(contour(blur(distance, 3 + index), -level, cut).line, scheme.faint, 1.1, {
        opacity: 1 - (index * 0.8) / all.length,
      }),
    ),
    area(sharp, -54, scheme.fill1) + edge(-54),
    area(sharp, -40, scheme.water) + ditch.join('') + edge(-40),
    area(distance, -6, scheme.solid) + walls.join(''),
    [3, 14, 26].map((level) => stroke(contour(distance, level, cut).line, scheme.shore, 1.3)),
    barracks(scheme),
    road(frame, scheme),
  ]
    .flat()
    .join('');
}

/** Offsets of the slope's hachure lines from the wall, increasingly far apart. */
function glacis(frame: Frame): number[] {
  const near = [66, 82, 101, 123, 149, 179, 214, 255];
  return frame === frames.thumb ? near.slice(0, 3) : near;
}

function barracks(scheme: Scheme): string {
  const [x, y] = centre;
  const house = (left: number, top: number, width: number, height: number) =>
    element('rect', { x: x + left, y: y + top, width, height });
  const walls = { fill: scheme.fill1, stroke: scheme.shore, 'stroke-width': 1.3 };
  let roofs = '';
  for (let left = x - 66; left < x + 60; left += 8) roofs += `M${left} ${y - 62}l6 20M${left} ${y + 54}l6 20`;
  return (
    element('g', walls, house(-66, -62, 132, 20) + house(-66, 54, 132, 20) + house(-88, -24, 20, 60)) +
    stroke(roofs, scheme.shore, 0.8, { opacity: 0.5 }) +
    element('rect', { x: x - 40, y: y - 14, width: 40, height: 40, fill: scheme.shore })
  );
}

/** The road through the gate to the house in the centre. */
function road(frame: Frame, scheme: Scheme): string {
  const [x, y] = centre;
  const end = frame.x + frame.width + 10;
  const path = `M${x + 60} ${y + 6}H${x + 236}C${x + 330} ${y + 6} ${x + 390} ${y - 70} ${Math.max(end, x + 460)} ${y - 96}`;
  const house = { fill: scheme.fill1, stroke: scheme.shore, 'stroke-width': 1.3 };
  return (
    stroke(path, scheme.shore, 14) +
    stroke(path, scheme.paper, 11) +
    element('rect', { x: x + 26, y: y - 12, width: 40, height: 36, ...house })
  );
}
