import { contentIn } from '@/lib/content/content-in';
import { heightProfile, maxHeightBetween } from '@/lib/geo/height-profile';
import type { Language } from '@/lib/i18n/languages';

/** How far a city's name reaches to each side of its pole, in per cent of the profile's width, in a wide window and on a phone. */
const nameReach = { wide: 5, narrow: 17 };
/** The cities whose names have room on a phone. */
const onPhone = ['vancouver', 'calgary', 'toronto', 'halifax'];

/** The height profile with the cities on it, as its section shows it. */
export function profileOf(language: Language) {
  const { ui, cities } = contentIn(language);
  return {
    alt: ui.callToAction.profileAlt,
    cities: cities.flatMap(({ slug, name }) => {
      const height = heightProfile[slug];
      if (!height) return [];
      const ridge = (reach: number) => maxHeightBetween(height.x - reach, height.x + reach);
      return [
        {
          slug,
          name,
          ...height,
          ridge: ridge(nameReach.wide),
          ...(onPhone.includes(slug) && { ridgeOnPhone: ridge(nameReach.narrow) }),
        },
      ];
    }),
  };
}
