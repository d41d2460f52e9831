import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';

type City = LocalContent['cities'][number];

/**
 * Template values for a city: its name and its province's, and the phrases around both in languages that have them.
 * Templates never put a preposition in front of a name.
 */
export function cityPhrases(language: Language, city: City) {
  const { ui } = contentIn(language);
  const province = ui.provincePhrases?.[city.province];
  return {
    city: city.name,
    inCity: city.inText,
    ofCity: city.ofText,
    inCityFull: city.inFullText,
    province: ui.provinces[city.province],
    inProvince: province?.in,
    ofProvince: province?.of,
    aroundProvince: province?.around,
  };
}

/** A sentence that lists the neighbourhoods served, with the response time there. */
export function areaServed(language: Language, city: City): string {
  const { ui } = contentIn(language);
  return fill(city.onSite ? ui.city.areaOnSite : ui.city.areaRemote, {
    ...cityPhrases(language, city),
    neighborhoods: listIn(language, city.neighborhoods),
  });
}

/** A sentence that lists the city's forward sortation areas, the first half of its postal codes. */
export function postalAreas(language: Language, city: City): string {
  return fill(contentIn(language).ui.city.postalText, { codes: listIn(language, city.postalCodes) });
}

const listIn = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
