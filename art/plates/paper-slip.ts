import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';

/** A caption on a slip of paper, positioned by its left edge and vertical centre. */
export function paperSlip(
  letters: Lettering,
  text: string,
  [x, y]: Point,
  size: number,
  scheme: Scheme,
): string {
  const face = { size, weight: 500, width: 88 };
  const width = letters.width(text, face);
  const height = size * 1.78;
  const paper = {
    x,
    y: y - height / 2,
    width: width + size * 1.35,
    height,
    rx: size * 0.16,
    fill: scheme.paper,
    stroke: scheme.shore,
    'stroke-width': size * 0.068,
  };
  return (
    element('rect', paper) +
    label(letters, text, [x + size * 0.675, y + size * 0.34], { ...face, fill: scheme.ink })
  );
}
