import type { ArtWords, MappedCity } from '../../art/catalogue/art-words.ts';
import type { PlaceName } from '../../art/cities/place-name.ts';
import { contentIn, type LocalContent } from '../../lib/content/content-in.ts';
import { hoursAhead } from '../../lib/geo/hours-ahead.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { findUndrawn } from './find-undrawn.ts';

const toronto = { latitude: 43.6532, longitude: -79.3832 };

/** The words and places on pictures, in one language. */
export function readArtWords(language: Language): ArtWords {
  const content = contentIn(language);
  const { cities, cityMaps, plates, rings, nightShift, casePlans, industryPlans, ui, company } = content;
  return {
    cities: cities.flatMap(({ slug, ...city }): MappedCity[] => {
      const map = cityMaps[slug];
      if (!map) return [];
      const spot = {
        latitude: city.latitude ?? toronto.latitude,
        longitude: city.longitude ?? toronto.longitude,
      };
      return [
        {
          slug,
          large: { ...spot, ...map.large },
          small: { ...spot, ...map.small },
          names: map.names.map(withSide),
          reach: {
            side: map.reach.city,
            caption: [city.name, city.onSite ? ui.city.reachOnSite : ui.city.reachRemote],
            names: map.reach.names.map(withSide),
          },
        },
      ];
    }),
    compass: ui.compass,
    undrawn: findUndrawn(content),
    plates,
    rings,
    nightShift: {
      words: nightShift,
      cities: cities
        .toSorted(
          (one, other) => (one.longitude ?? toronto.longitude) - (other.longitude ?? toronto.longitude),
        )
        .map(({ name, timeZone }) => ({ name, ahead: hoursAhead(timeZone) })),
      opens: Number.parseInt(company.openingHours.opens, 10),
      closes: Number.parseInt(company.openingHours.closes, 10),
    },
    casePlans,
    industryPlans,
  };
}

type MapName = LocalContent['cityMaps'][string]['names'][number];

/** Names of waters need no side, since they label no dot. */
const withSide = (name: MapName): PlaceName => (name.kind === 'water' ? { ...name, side: 'right' } : name);
