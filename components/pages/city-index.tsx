import { NeighbourLinks } from '@/components/sections/neighbour-links';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { directionFrom, type Position } from '@/lib/geo/kilometres-from';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { citiesFromWest } from './city-lists';

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

const positionOf = ({ latitude = 0, longitude = 0 }: City): Position => ({ latitude, longitude });

/** Links to the neighbouring cities in the order from west to east. */
export function CityIndex({ language, city }: Props) {
  const { mapMargin: words } = contentIn(language).ui;
  const cities = citiesFromWest(language);
  const index = cities.findIndex(({ slug }) => slug === city.slug);
  const neighbour = (other: City | undefined, side: 'west' | 'east', sea: string) =>
    other
      ? {
          name: other.name,
          side: words[directionFrom(positionOf(city), positionOf(other))],
          href: hrefOf(language, 'city', other.slug),
          thumb: other.image,
        }
      : { name: sea, side: words[side] };
  return (
    <NeighbourLinks
      label={words.label}
      west={neighbour(cities[index - 1], 'west', words.pacific)}
      here={{ name: city.name, side: words.here, thumb: city.image }}
      east={neighbour(cities[index + 1], 'east', words.atlantic)}
    />
  );
}
