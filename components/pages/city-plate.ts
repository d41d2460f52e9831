import type { ComponentProps } from 'react';
import type { SheetHead } from '@/components/sections/sheet-head';
import type { LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { pictureIn } from '@/lib/pictures/picture-in';

/** A city's map with names, for the head of the pages about it. */
export const cityPlate = (
  language: Language,
  { slug, imageAlt }: LocalContent['cities'][number],
): ComponentProps<typeof SheetHead>['picture'] => ({
  shape: 'map',
  src: pictureIn(language, `/art/plate-${slug}.svg`),
  small: pictureIn(language, `/art/plate-${slug}-sm.svg`),
  alt: imageAlt,
});
