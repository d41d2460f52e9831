import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';

/** Draws a scale bar with figures on a paper label, positioned by its bottom right corner. */
export function kilometreScale(
  letters: Lettering,
  [right, bottom]: Point,
  unitsPerKilometre: number,
  scheme: Scheme,
): string {
  const kilometres = unitsPerKilometre > 15 ? 5 : 10;
  const half = kilometres * unitsPerKilometre;
  const left = right - 2 * half - 31;
  const top = bottom - 20;
  const figures = ['0', `${kilometres}`, `${kilometres * 2} km`].map((text, index) =>
    label(letters, text, [left + index * half, top - 9], {
      size: 15,
      width: 80,
      fill: scheme.ink,
      anchor: 'middle',
    }),
  );
  const paper = {
    x: left - 18,
    y: top - 35,
    width: 2 * half + 49,
    height: 59,
    fill: scheme.paper,
    opacity: 0.94,
  };
  return element('rect', paper) + scaleBar([left, top], half / 2, 4, scheme) + figures.join('');
}

const HEIGHT = 6;

/** A bar of alternating segments, positioned by its top left corner. */
function scaleBar([x, y]: Point, segment: number, count: number, scheme: Scheme): string {
  const dark = Array.from({ length: Math.ceil(count / 2) }, (_, index) =>
    element('rect', { x: x + index * 2 * segment, y, width: segment, height: HEIGHT, fill: scheme.frame }),
  );
  const outline = { fill: scheme.paper, stroke: scheme.frame, 'stroke-width': 1 };
  return element('rect', { x, y, width: segment * count, height: HEIGHT, ...outline }) + dark.join('');
}
