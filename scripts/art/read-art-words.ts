import type { ArtWords, MappedCity } from '../../art/catalogue/art-words.ts';
import { contentIn } from '../../lib/content/content-in.ts';
import { citiesOnHome } from '../../lib/content/shown-versions.ts';
import type { Language } from '../../lib/i18n/languages.ts';

const toronto = { latitude: 43.6532, longitude: -79.3832 };

/** Everything that content says about pictures, in one language. */
export function readArtWords(language: Language): ArtWords {
  const { cities, cityMaps, plates, rings, casePlans, industryPlans, ui } = contentIn(language);
  return {
    cities: cities.flatMap(({ slug, ...city }, index): MappedCity[] => {
      const map = cityMaps[slug];
      if (!map) return [];
      const spot = {
        latitude: city.latitude ?? toronto.latitude,
        longitude: city.longitude ?? toronto.longitude,
      };
      return [
        {
          slug,
          onHome: index < citiesOnHome,
          large: { ...spot, ...map.large },
          small: { ...spot, ...map.small },
          names: map.names.map((name) => (name.kind === 'water' ? { ...name, side: 'right' } : name)),
        },
      ];
    }),
    compass: ui.compass,
    plates,
    rings,
    casePlans,
    industryPlans,
  };
}
