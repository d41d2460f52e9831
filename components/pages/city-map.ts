import type { ComponentProps } from 'react';
import type { PictureHeader } from '@/components/sections/picture-header';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { formatPosition } from '@/lib/geo/format-angle';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { pictureIn } from '@/lib/pictures/picture-in';

/** A city's labelled map for the head of a page, with its legend. The legend gives the position if it is known. */
export function cityMap(
  language: Language,
  { slug, name, imageAlt, latitude, longitude }: LocalContent['cities'][number],
): Pick<ComponentProps<typeof PictureHeader>, 'picture' | 'legend'> {
  const { mapMargin, compass } = contentIn(language).ui;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const position = isPlaced && formatPosition(latitude, longitude, compass);
  return {
    picture: {
      shape: 'map',
      src: pictureIn(language, `/art/plate-${slug}.svg`),
      small: pictureIn(language, `/art/plate-${slug}-sm.svg`),
      alt: imageAlt,
    },
    legend: [
      { sign: 'mark', text: position ? fill(mapMargin.place, { city: name, position }) : name },
      { sign: 'shore', text: mapMargin.shore },
    ],
  };
}
