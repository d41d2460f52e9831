import type { ComponentProps } from 'react';
import type { SheetHead } from '@/components/sections/sheet-head';
import type { LocalContent } from '@/lib/content/content-in';

/** A city's map with names, for the head of the pages about it. */
export const cityPlate = ({
  slug,
  imageAlt,
}: LocalContent['cities'][number]): ComponentProps<typeof SheetHead>['picture'] => ({
  shape: 'map',
  src: `/art/plate-${slug}.svg`,
  small: `/art/plate-${slug}-sm.svg`,
  alt: imageAlt,
});
