import type { Frame } from '../field/frame.ts';
import type { Point } from '../line/point.ts';
import { paintCaptions } from '../plans/paint-captions.ts';
import { paintFurniture } from '../plans/paint-furniture.ts';
import { paintWalls } from '../plans/paint-walls.ts';
import type { Plan } from '../plans/plan.ts';
import { signalStrength } from '../plans/signal-strength.ts';
import { cardFrame } from '../plates/card-frame.ts';
import type { Plate } from '../plates/plate.ts';
import { element } from '../svg/element.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';

export type CasePlan<Name extends string> = Plan<Name> & {
  readonly accessPoints: readonly Point[];
  /** Frames of the small picture and the share image. */
  readonly small: Frame;
  readonly bare: Frame;
};

const markRadius = { card: 9, small: 13, bare: 13, thumb: 24 } as const;

/** Draws a client's floor plan with Wi-Fi signal contours; the mark is what was changed. */
export function casePlan<Name extends string>(
  plan: CasePlan<Name>,
  { letters, words, scheme, format }: Plate<Name, 'card' | 'small' | 'bare' | 'thumb'>,
): string {
  const frame = format === 'card' ? cardFrame : plan[format === 'thumb' ? 'small' : format];
  const isSmall = format === 'small';
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      signalStrength(plan, plan.accessPoints, frame, scheme) +
      paintFurniture(plan, scheme) +
      paintWalls(plan, scheme) +
      accessPointSigns(plan.accessPoints, scheme) +
      (format === 'bare' || format === 'thumb'
        ? ''
        : paintCaptions(letters, words, plan.captions, scheme, { isSmall, halo: scheme.paper, size: 23 })) +
      mark(plan.mark, markRadius[format]),
  );
}

/** Draws access points as a dot in a ring. */
function accessPointSigns(points: readonly Point[], scheme: Scheme): string {
  const sign = ([cx, cy]: Point) =>
    element('circle', { cx, cy, r: 7, fill: scheme.paper, stroke: scheme.frame, 'stroke-width': 2 }) +
    element('circle', { cx, cy, r: 2.4, fill: scheme.frame });
  return points.map(sign).join('');
}
