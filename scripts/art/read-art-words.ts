import type { ArtWords, MappedCity } from '../../art/catalogue/art-words.ts';
import { ContentError } from '../../lib/content/content-error.ts';
import { contentIn } from '../../lib/content/content-in.ts';
import { inLanguage } from '../../lib/content/in-language.ts';
import type { Mistake } from '../../lib/content/mistake.ts';
import { parseEntry } from '../../lib/content/parse-entry.ts';
import {
  casePlansSchema,
  cityMapsSchema,
  industryPlansSchema,
  platesSchema,
  ringsSchema,
} from '../../lib/content/schemas/picture.ts';
import type { Language } from '../../lib/i18n/languages.ts';

const toronto = { latitude: 43.6532, longitude: -79.3832 };

/**
 * Everything that content says about pictures, in one language.
 *
 * @throws ContentError listing every mistake in `content/pictures`.
 */
export function readArtWords(language: Language): ArtWords {
  const mistakes: Mistake[] = [];
  const plates = parseEntry('content', 'pictures/plates.yaml', platesSchema, mistakes);
  const rings = parseEntry('content', 'pictures/rings.yaml', ringsSchema, mistakes);
  const casePlans = parseEntry('content', 'pictures/case-plans.yaml', casePlansSchema, mistakes);
  const industryPlans = parseEntry('content', 'pictures/industry-plans.yaml', industryPlansSchema, mistakes);
  const cityMaps = parseEntry('content', 'pictures/city-maps.yaml', cityMapsSchema, mistakes);
  if (!plates || !rings || !casePlans || !industryPlans || !cityMaps) throw new ContentError(mistakes);
  const maps = inLanguage(cityMaps, language);
  const cities = contentIn(language).cities.map(({ slug, ...city }): MappedCity => {
    const map = maps[slug];
    if (!map) throw new ContentError([missingMap(slug)]);
    const spot = {
      latitude: city.latitude ?? toronto.latitude,
      longitude: city.longitude ?? toronto.longitude,
    };
    return {
      slug,
      large: { ...spot, ...map.large },
      small: { ...spot, ...map.small },
      names: map.names.map((name) => (name.kind === 'water' ? { ...name, side: 'right' } : name)),
    };
  });
  return {
    cities,
    plates: inLanguage(plates, language),
    rings: inLanguage(rings, language),
    casePlans: inLanguage(casePlans, language),
    industryPlans: inLanguage(industryPlans, language),
  };
}

function missingMap(slug: string): Mistake {
  const problem = `expected a map of the city "${slug}": its views and names`;
  return { file: 'pictures/city-maps.yaml', field: slug, problem };
}
