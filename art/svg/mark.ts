import type { Point } from '../line/point.ts';
import { colours } from './colours.ts';
import { element } from './element.ts';

/** The gold mark: the one thing in a picture that is being looked after. Each picture has exactly one. */
export function mark([cx, cy]: Point, radius = 9): string {
  const ring = (r: number, fill: string, opacity?: number) => element('circle', { cx, cy, r, fill, opacity });
  return element(
    'g',
    { 'data-mark': `${Math.round(cx)} ${Math.round(cy)}` },
    ring(radius * 2.6, colours.larch400, 0.22) +
      ring(radius + 2.5, colours.night950) +
      ring(radius, colours.larch400),
  );
}
