import type { Frame } from '../field/frame.ts';
import type { Point } from '../line/point.ts';
import { colours } from '../svg/colours.ts';
import { element } from '../svg/element.ts';
import { mark } from '../svg/mark.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { label } from '../text/label.ts';
import { captionPair } from './caption-pair.ts';
import { cardFrame } from './card-frame.ts';
import { drillCore } from './drill-core.ts';
import { markRadius } from './mark-radius.ts';
import type { Plate } from './plate.ts';
import { layerY, strata } from './strata.ts';

const points = ['now', 'minutes', 'hour', 'day', 'month', 'year'] as const;

type Name = (typeof points)[number] | 'restore' | 'restoreTime';
type Shape = 'card' | 'small' | 'bare' | 'thumb' | 'live';
type Input = Plate<Name, Shape>;

/** Positions of the frame, the core and the slip that names the selected layer. */
const layouts = {
  card: { frame: cardFrame, core: { x: 168, width: 150 }, paper: { x: 470, width: 262 } },
  small: {
    frame: { x: 32, y: 30, width: 896, height: 560 },
    core: { x: 236, width: 170 },
    paper: { x: 500, width: 396 },
  },
  bare: {
    frame: { x: -27, y: -20, width: 540, height: 630 },
    core: { x: 168, width: 150 },
    paper: undefined,
  },
  live: {
    frame: { x: -20, y: 84, width: 640, height: 500 },
    core: { x: 168, width: 150 },
    paper: undefined,
  },
  thumb: {
    frame: { x: 73, y: 118, width: 340, height: 340 },
    core: { x: 168, width: 150 },
    paper: undefined,
  },
} satisfies Record<Shape, { frame: Frame; core: object; paper: object | undefined }>;

/** Backup: a core drilled through the layers. Each layer is a restore point; one is selected. */
export function restorePoints(input: Input): string {
  const { scheme, format } = input;
  const { frame, core: place } = layouts[format];
  const core = { ...place, y: 70, height: 494 };
  const middle = core.x + core.width / 2;
  const chosen: Point = [middle, layerY(middle, 2, middle) + 42];
  return svgDocument(
    frame,
    strata(frame, middle, scheme) +
      drillCore(core, scheme, format === 'live') +
      (layouts[format].paper ? layerNames(input, core) : '') +
      choice(input, core, chosen) +
      (format === 'live' ? '' : mark(chosen, markRadius(format))),
  );
}

/** Layer names left of the core; the small plate shows every other one. */
function layerNames({ letters, words, scheme, format }: Input, core: Frame): string {
  const isSmall = format === 'small';
  const size = isSmall ? 33 : 20;
  const middle = core.x + core.width / 2;
  const face = { size, weight: 500, width: 88 };
  return points
    .map((name, layer) => {
      if (isSmall && layer % 2) return '';
      const y = layerY(core.x, layer, middle);
      const width = letters.width(words[name], face);
      const paper = { x: core.x - 32 - width, y: y - size * 0.75, width: width + 16, height: size * 1.5 };
      return (
        stroke(`M${core.x - 12} ${Math.round(y)}h12`, scheme.ink, 1.6) +
        element('rect', { ...paper, rx: 3, fill: scheme.paper }) +
        label(letters, words[name], [core.x - 24, y + size * 0.35], {
          ...face,
          fill: scheme.ink,
          anchor: 'end',
        })
      );
    })
    .join('');
}

/** A gold line from the selected layer to the slip with its date. */
function choice({ letters, words, scheme, format }: Input, core: Frame, [x, y]: Point): string {
  const { paper } = layouts[format];
  if (!paper) return '';
  const unit = format === 'small' ? 1.6 : 1;
  const height = 84 * unit;
  const slip = { x: paper.x, y: y - height / 2, width: paper.width, height };
  return (
    stroke(`M${x} ${Math.round(y)}H${core.x + core.width}`, colours.larch400, 2 * unit) +
    stroke(`M${core.x + core.width} ${Math.round(y)}H${paper.x}`, scheme.ink, 1.4 * unit) +
    element('rect', {
      ...slip,
      rx: 3,
      fill: scheme.paper,
      stroke: scheme.shore,
      'stroke-width': 1.6 * unit,
    }) +
    captionPair(letters, [words.restore, words.restoreTime], [paper.x + 20 * unit, y - 6 * unit], scheme, {
      size: 24 * unit,
    })
  );
}
