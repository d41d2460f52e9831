import type { Point } from '../line/point.ts';
import type { Scheme } from '../svg/schemes.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';

type Options = {
  readonly size?: number;
  readonly width?: number;
  readonly anchor?: 'start' | 'end';
  readonly halo?: string;
  readonly spread?: number;
};

/** A bold line over a lighter one: what the gold mark is, and what happens to it. */
export function captionPair(
  letters: Lettering,
  [first, second]: readonly [string, string],
  [x, y]: Point,
  scheme: Scheme,
  { size = 23, width = 90, anchor = 'start', halo, spread = 0.28 }: Options = {},
): string {
  const small = size * 0.84;
  return (
    label(letters, first, [x, y], { size, weight: 600, width, fill: scheme.ink, anchor, halo, spread }) +
    label(letters, second, [x, y + size * 1.14], {
      size: small,
      weight: 400,
      width,
      fill: scheme.label,
      anchor,
      halo,
      spread,
    })
  );
}
