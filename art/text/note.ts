import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { label } from './label.ts';
import type { Lettering } from './lettering.ts';

type Options = {
  readonly size?: number;
  readonly anchor?: 'start' | 'end';
  readonly halo?: string;
};

/** A label at the end of a leader line. */
export function note(
  letters: Lettering,
  text: string,
  from: Point,
  to: Point,
  scheme: Scheme,
  { size = 20, anchor = 'start', halo = scheme.land }: Options = {},
): string {
  const gap = anchor === 'end' ? -8 : 8;
  return (
    stroke(`M${from.join(' ')}L${to.join(' ')}`, scheme.ink, 1.2) +
    element('circle', { cx: from[0], cy: from[1], r: 2.8, fill: scheme.ink }) +
    label(letters, text, [to[0] + gap, to[1] + size * 0.33], {
      size,
      weight: 500,
      width: 88,
      fill: scheme.ink,
      anchor,
      halo,
    })
  );
}
