import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';

/** A dot for a computer, a square for a server, a ring for network gear, in the ink of its group. */
export function deviceSign(kind: 'computer' | 'server' | 'network', [cx, cy]: Point, scheme: Scheme): string {
  switch (kind) {
    case 'computer':
      return element('circle', { cx, cy, r: 3.6 });
    case 'server':
      return element('rect', { x: cx - 4, y: cy - 4, width: 8, height: 8 });
    case 'network':
      return element('circle', { cx, cy, r: 4.4, fill: 'none', stroke: scheme.ink, 'stroke-width': 1.8 });
  }
}
