import type { Point } from '../line/point.ts';
import { round } from '../line/round.ts';
import { element } from '../svg/element.ts';
import type { Face, Lettering } from './lettering.ts';

export type LabelStyle = Face & {
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Background colour, stroked around the letters to keep lines away from them. */
  readonly halo?: string;
  /** Halo width in ems; 0.7 closes the gaps between words too. */
  readonly spread?: number;
};

/** One line of text, anchored at a point on its baseline. */
export function label(letters: Lettering, text: string, [x, y]: Point, style: LabelStyle): string {
  const { path, width } = letters.outline(text, style);
  const { size, anchor = 'start', halo, spread = 0.28 } = style;
  const left = round(x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0));
  const box = [left, y - size * 0.74, left + width, y + size * 0.22].map((value) => round(value));
  return element('path', {
    'data-label': box.join(' '),
    transform: `translate(${left} ${round(y)})`,
    d: path,
    fill: style.fill,
    stroke: halo,
    'stroke-width': halo && size * spread,
    'stroke-linejoin': halo && 'round',
    'paint-order': halo && 'stroke',
  });
}
