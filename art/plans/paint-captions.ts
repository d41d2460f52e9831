import type { Scheme } from '../svg/schemes.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import type { Words } from '../text/words.ts';
import type { Caption } from './plan.ts';

type Options = {
  readonly isSmall: boolean;
  readonly halo: string;
  /** Font size on the large picture. */
  readonly size?: number;
};

/** Draws a plan's captions; the small picture gets fewer, larger ones. */
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
