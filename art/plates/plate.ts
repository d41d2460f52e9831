import type { Scheme } from '../sheet/schemes.ts';
import type { Lettering } from '../text/lettering.ts';
import type { Words } from '../text/words.ts';

/**
 * How a plate is shown: `card` with all its captions, `small` for phones with half as many at 1.7 times the size, `bare`
 * without captions for share pictures, `thumb` a square without captions around the mark. At the head of a service's page
 * it is `wide` or, where it works, `live` without the mark, which the page sets, and `walls`, what the page lays over that.
 */
export type Format = 'card' | 'small' | 'wide' | 'bare' | 'thumb' | 'live' | 'walls';

/** What a plate with these captions, in these formats, is drawn from. */
export type Plate<Name extends string, Shape extends Format> = {
  readonly letters: Lettering;
  readonly words: Words<Name>;
  readonly scheme: Scheme;
  readonly format: Shape;
};
