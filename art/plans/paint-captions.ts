import type { Scheme } from '../sheet/schemes.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import type { Words } from '../text/words.ts';
import type { Caption } from './plan.ts';

type Options = {
  readonly isSmall: boolean;
  readonly halo: string;
  /** Of the letters on the large picture. */
  readonly size?: number;
};

/** Writes the captions of a drawing; on a small picture fewer of them, larger. */
export function paintCaptions<Name extends string>(
  letters: Lettering,
  words: Words<Name>,
  captions: readonly Caption<Name>[],
  scheme: Scheme,
  { isSmall, halo, size = 19 }: Options,
): string {
  return captions
    .filter((caption) => !isSmall || caption.small)
    .map(({ name, at, anchor = 'middle', small }) =>
      label(letters, words[name], isSmall && typeof small === 'object' ? small : at, {
        size: isSmall ? 31 : size,
        weight: 500,
        width: 86,
        fill: scheme.ink,
        anchor,
        halo,
      }),
    )
    .join('');
}
