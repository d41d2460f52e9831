import { SheetIndex } from '@/components/sections/sheet-index';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { citiesFromWest } from './city-lists';

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

/** Where `other` lies from `city`, on the ground: Edmonton is the next city east of Calgary, but to the north. */
function directionTo(other: City, city: City): 'north' | 'south' | 'east' | 'west' {
  const { latitude = 0, longitude = 0 } = city;
  const north = (other.latitude ?? 0) - latitude;
  // A degree of longitude is shorter by the cosine of the latitude.
  const east = ((other.longitude ?? 0) - longitude) * Math.cos((latitude * Math.PI) / 180);
  if (Math.abs(north) > Math.abs(east)) return north > 0 ? 'north' : 'south';
  return east > 0 ? 'east' : 'west';
}

/** Links to the neighbouring cities in the order from west to east. */
export function CityIndex({ language, city }: Props) {
  const { sheet: words } = contentIn(language).ui;
  const cities = citiesFromWest(language);
  const index = cities.findIndex(({ slug }) => slug === city.slug);
  const neighbour = (other: City | undefined, side: 'west' | 'east', sea: string) =>
    other
      ? {
          name: other.name,
          side: words[directionTo(other, city)],
          href: hrefOf(language, 'city', other.slug),
          thumb: other.image,
        }
      : { name: sea, side: words[side] };
  return (
    <SheetIndex
      label={words.label}
      west={neighbour(cities[index - 1], 'west', words.pacific)}
      here={{ name: city.name, side: words.here, thumb: city.image }}
      east={neighbour(cities[index + 1], 'east', words.atlantic)}
    />
  );
}
