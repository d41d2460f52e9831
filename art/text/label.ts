import type { Point } from '../line/point.ts';
import { round } from '../line/round.ts';
import { element } from '../sheet/element.ts';
import type { Face, Lettering } from './lettering.ts';

export type LabelStyle = Face & {
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The colour of the ground, drawn around the letters so that lines stop short of them. */
  readonly halo?: string;
};

/** One line of text on a base line that starts, centres or ends at a point. */
export function label(letters: Lettering, text: string, [x, y]: Point, style: LabelStyle): string {
  const { path, width } = letters.outline(text, style);
  const { size, anchor = 'start', halo } = style;
  const left = round(x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0));
  const box = [left, y - size * 0.74, left + width, y + size * 0.22].map((value) => round(value));
  return element('path', {
    'data-label': box.join(' '),
    transform: `translate(${left} ${round(y)})`,
    d: path,
    fill: style.fill,
    stroke: halo,
    'stroke-width': halo && size * 0.28,
    'stroke-linejoin': halo && 'round',
    'paint-order': halo && 'stroke',
  });
}
