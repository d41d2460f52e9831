import type { Frame } from '../field/frame.ts';
import { floorLines } from '../plans/floor-lines.ts';
import { paintCaptions } from '../plans/paint-captions.ts';
import { paintFurniture } from '../plans/paint-furniture.ts';
import { paintWalls } from '../plans/paint-walls.ts';
import type { Plan } from '../plans/plan.ts';
import { cardFrame } from '../plates/card-frame.ts';
import type { Plate } from '../plates/plate.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import { svgDocument } from '../svg/svg-document.ts';

export type IndustryFormat = 'card' | 'small' | 'bare';

type Frames = Readonly<Record<'small' | 'bare', Frame>>;

/** Draws the floor plan of an industry's workplace. */
export function industryPlan<Name extends string>(
  plan: Plan<Name>,
  frames: Frames,
  { letters, words, scheme, format }: Plate<Name, IndustryFormat>,
): string {
  const frame = format === 'card' ? cardFrame : frames[format];
  const isSmall = format === 'small';
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      floorLines(plan, frame, scheme) +
      paintFurniture(plan, scheme) +
      paintWalls(plan, scheme) +
      (format === 'bare'
        ? ''
        : paintCaptions(letters, words, plan.captions, scheme, { isSmall, halo: scheme.paper })) +
      mark(plan.mark, format === 'card' ? 9 : 13),
  );
}
