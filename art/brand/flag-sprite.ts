import { element } from '../sheet/element.ts';
import { flag } from './flag.ts';

/** The flags as symbols `flag-a` to `flag-z` of one file. */
export function flagSprite(): string {
  const symbols = Object.entries(flag).map(([letter, drawing]) =>
    element('symbol', { id: `flag-${letter}`, viewBox: '0 0 48 48' }, drawing),
  );
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols.join(''));
}
