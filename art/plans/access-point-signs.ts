import type { Point } from '../line/point.ts';
import { element } from '../sheet/element.ts';
import type { Scheme } from '../sheet/schemes.ts';

/** Access points as a dot in a ring. */
export function accessPointSigns(points: readonly Point[], scheme: Scheme): string {
  const sign = ([cx, cy]: Point) =>
    element('circle', { cx, cy, r: 7, fill: scheme.paper, stroke: scheme.frame, 'stroke-width': 2 }) +
    element('circle', { cx, cy, r: 2.4, fill: scheme.frame });
  return points.map(sign).join('');
}
