import { SheetIndex } from '@/components/sections/sheet-index';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { citiesFromWest } from './city-lists';

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

/** Links to the next city to the west and to the east. */
export function CityIndex({ language, city }: Props) {
  const { sheet: words } = contentIn(language).ui;
  const cities = citiesFromWest(language);
  const index = cities.findIndex(({ slug }) => slug === city.slug);
  const neighbour = (other: City | undefined, side: string, sea: string) =>
    other
      ? { name: other.name, side, href: hrefOf(language, 'city', other.slug), thumb: other.image }
      : { name: sea, side };
  return (
    <SheetIndex
      label={words.label}
      west={neighbour(cities[index - 1], words.west, words.pacific)}
      here={{ name: city.name, side: words.here, thumb: city.image }}
      east={neighbour(cities[index + 1], words.east, words.atlantic)}
    />
  );
}
