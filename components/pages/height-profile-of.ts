import { contentIn } from '@/lib/content/content-in';
import { maxHeightBetween, placeOnProfile } from '@/lib/geo/height-profile';
import { formatNumber } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';

/** Half the width of a city's name, in per cent of the profile's width, in a wide window and on a phone. */
const nameReach = { wide: 5, narrow: 17 };
/** The cities that are named on a phone. */
const onPhone = ['vancouver', 'calgary', 'toronto', 'halifax'];

/** The props of the height profile section: its cities, each with the highest land below its name. */
export function heightProfileOf(language: Language) {
  const { ui, cities } = contentIn(language);
  return {
    alt: ui.callToAction.profileAlt,
    cities: cities.map((city) => {
      const { slug, name } = city;
      const { metres, ...place } = placeOnProfile(city, cities);
      const ridge = (reach: number) => maxHeightBetween(place.x - reach, place.x + reach);
      return {
        slug,
        name,
        ...place,
        height: metres === undefined ? undefined : `${formatNumber(language, metres)}\u00a0m`,
        ridge: ridge(nameReach.wide),
        ...(onPhone.includes(slug) && { ridgeOnPhone: ridge(nameReach.narrow) }),
      };
    }),
  };
}
