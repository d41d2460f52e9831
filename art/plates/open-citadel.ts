import { citadelTrace } from '../../lib/geo/citadel-trace.ts';
import { contour } from '../field/contour.ts';
import type { Field } from '../field/field.ts';
import { fillMask } from '../field/fill-mask.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { Point } from '../line/point.ts';
import { straightLine } from '../line/straight-line.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';

/** The fortress is centred on 0, 0: the page rotates its approaches around that point. */
const frame: Frame = { x: -320, y: -322, width: 640, height: 600 };
const cut = { tolerance: 0.35, smallest: 40, corner: 8 };

type Wall = {
  /** Inward offsets of the outer and inner edge from the trace. */
  readonly edges: readonly [number, number];
  readonly colour: keyof Scheme;
  /** Lines within it. */
  readonly lines?: readonly number[];
};

/** From outside to inside: policy, people, devices, network. */
const walls: readonly Wall[] = [
  { edges: [-66, -54], colour: 'fill1' },
  { edges: [-44, -22], colour: 'water', lines: [-38, -33, -28] },
  { edges: [-12, 5], colour: 'solid' },
  { edges: [13, 21], colour: 'fill1' },
];

/** Data: a pentagon along the curtains, as bastions are too narrow for a fifth wall. */
const keep = { inner: pentagon(86), middle: pentagon(92.5), outer: pentagon(99) };

/** Cybersecurity without walls: their positions are dotted, and the road leads straight to the house. */
export function openCitadel(scheme: Scheme): string {
  const distance = distanceToTrace();
  const slope = [82, 100, 121, 146, 176, 212, 254, 302];
  const dotted = { 'stroke-dasharray': '1 7', 'stroke-linecap': 'round' };
  return svgDocument(
    frame,
    [
      ground(frame, scheme.land),
      slope.map((level, index) =>
        stroke(contour(distance, -level, cut).line, scheme.faint, 1.1, { opacity: 1 - index * 0.1 }),
      ),
      fill(contour(distance, -8, cut).fill, scheme.paper),
      [
        ...walls.map(({ edges: [from, to] }) => contour(distance, (from + to) / 2, cut).line),
        keep.middle,
      ].map((line) => stroke(line, scheme.shore, 2, dotted)),
      road(scheme),
      element('rect', {
        x: -22,
        y: -22,
        width: 44,
        height: 44,
        fill: scheme.fill1,
        stroke: scheme.shore,
        'stroke-width': 2,
      }),
    ]
      .flat()
      .join(''),
  );
}

/** The five walls in separate frames, stacked vertically; the page overlays them on the open citadel. */
export function citadelWalls(scheme: Scheme): string {
  const distance = distanceToTrace();
  const last =
    fill(keep.outer + keep.inner, scheme.fill2) + stroke(keep.outer + keep.inner, scheme.shore, 1.5);
  const drawn = [...walls.map((wall) => drawWall(wall, distance, scheme)), last];
  return svgDocument(
    { x: 0, y: 0, width: frame.width, height: frame.height * drawn.length },
    drawn
      .map((wall, index) => element('g', { transform: `translate(320 ${322 + index * frame.height})` }, wall))
      .join(''),
  );
}

function drawWall({ edges, colour, lines = [] }: Wall, field: Field, scheme: Scheme): string {
  const [from, to] = edges.map((level) => contour(field, level, cut));
  return [
    fill(`${from?.fill}${to?.fill}`, scheme[colour]),
    ...lines.map((level) => stroke(contour(field, level, cut).line, scheme.line, 1, { opacity: 0.7 })),
    stroke(`${from?.line}${to?.line}`, scheme.shore, 1.5),
  ].join('');
}

/** In from the right, through the middle of a curtain. */
function road(scheme: Scheme): string {
  const path = 'M10 3L209 68C250 81 280 84 330 84';
  return stroke(path, scheme.shore, 13) + stroke(path, scheme.paper, 10);
}

function distanceToTrace(): Field {
  return signedDistance(fillMask(gridOver(frame, 2), [citadelTrace([0, 0], 140)]));
}

/** Around the middle, its corners on the axes of the bastions. */
function pentagon(radius: number): string {
  const corners = Array.from({ length: 5 }, (_, index): Point => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / 5;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return straightLine(corners, { closed: true });
}
