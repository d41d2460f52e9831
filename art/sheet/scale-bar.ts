import type { Point } from '../line/point.ts';
import { element } from './element.ts';
import type { Scheme } from './schemes.ts';

const HEIGHT = 6;

/** A bar of alternating segments, from its upper left corner. */
export function scaleBar([x, y]: Point, segment: number, count: number, scheme: Scheme): string {
  const dark = Array.from({ length: Math.ceil(count / 2) }, (_, index) =>
    element('rect', { x: x + index * 2 * segment, y, width: segment, height: HEIGHT, fill: scheme.frame }),
  );
  const outline = { fill: scheme.paper, stroke: scheme.frame, 'stroke-width': 1 };
  return element('rect', { x, y, width: segment * count, height: HEIGHT, ...outline }) + dark.join('');
}
