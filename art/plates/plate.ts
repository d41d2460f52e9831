import type { Scheme } from '../svg/schemes.ts';
import type { Lettering } from '../text/lettering.ts';
import type { Words } from '../text/words.ts';

/**
 * The format of a plate: `card` has all captions; `small`, for phones, has half as many at 1.7 times the size; `bare`,
 * for share images, has none; `thumb` is an uncaptioned square around the mark. The top of a service page uses `live`
 * without the mark, which the page adds, and `parts`, which the page overlays on `live` one by one.
 */
export type Format = 'card' | 'small' | 'bare' | 'thumb' | 'live' | 'parts';

/** The input of a plate with the given caption names and supported formats. */
export type Plate<Name extends string, Shape extends Format> = {
  readonly letters: Lettering;
  readonly words: Words<Name>;
  readonly scheme: Scheme;
  readonly format: Shape;
};
