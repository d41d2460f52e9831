import { contentIn } from '@/lib/content/content-in';
import { heightProfile } from '@/lib/geo/height-profile';
import { highestBetween } from '@/lib/geo/highest-between';
import type { Language } from '@/lib/i18n/languages';

/** How far a city's name reaches to each side of its pole, in per cent of the profile's width. */
const nameReach = 5;

/** The height profile with the cities on it, as its section shows it. */
export function profileOf(language: Language) {
  const { ui, cities } = contentIn(language);
  return {
    alt: ui.callToAction.profileAlt,
    cities: cities.flatMap(({ slug, name }) => {
      const height = heightProfile[slug];
      return height
        ? [{ slug, name, ...height, ridge: highestBetween(height.x - nameReach, height.x + nameReach) }]
        : [];
    }),
  };
}
