import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import type { Words } from '../text/words.ts';
import { deviceSign } from './device-sign.ts';

const rows = [
  ['computer', 'computers'],
  ['server', 'servers'],
  ['network', 'network'],
] as const;

/** The legend of the three device symbols. */
export function watchKey(
  letters: Lettering,
  words: Words<'computers' | 'servers' | 'network'>,
  [x, y]: Point,
  scheme: Scheme,
): string {
  const lines = rows.map(([kind, name], index) => {
    const middle = y + index * 31;
    const style = { size: 18, weight: 400, width: 90, fill: scheme.label, halo: scheme.land };
    return (
      element('g', { fill: scheme.ink }, deviceSign(kind, [x, middle], scheme)) +
      label(letters, words[name], [x + 18, middle + 6], style)
    );
  });
  return lines.join('');
}
