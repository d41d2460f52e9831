import { SheetIndex } from '@/components/sections/sheet-index';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { citiesFromWest } from './cities-from-west';

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

/** The cities on either side of this one. */
export function CityIndex({ language, city }: Props) {
  const { sheet: words } = contentIn(language).ui;
  const fromWest = citiesFromWest(language);
  const column = fromWest.findIndex(({ slug }) => slug === city.slug);
  const beside = (neighbour: City | undefined, of: string, sea: string) =>
    neighbour
      ? { name: neighbour.name, of, href: hrefOf(language, 'city', neighbour.slug), thumb: neighbour.image }
      : { name: sea, of };
  return (
    <SheetIndex
      label={words.label}
      west={beside(fromWest[column - 1], words.west, words.pacific)}
      here={{ name: city.name, of: words.here, thumb: city.image }}
      east={beside(fromWest[column + 1], words.east, words.atlantic)}
    />
  );
}
