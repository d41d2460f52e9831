import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { cityPhrases } from './city-phrases';

type City = LocalContent['cities'][number];

/** The part of a city that is served, neighbourhood by neighbourhood, with how fast help comes there. */
export function areaCovered(language: Language, city: City): string {
  const { ui } = contentIn(language);
  return fill(city.onSite ? ui.city.areaOnSite : ui.city.areaRemote, {
    ...cityPhrases(language, city),
    neighborhoods: listIn(language, city.neighborhoods),
  });
}

/** The beginnings of a city's postal codes, as a sentence. */
export function postalAreas(language: Language, city: City): string {
  return fill(contentIn(language).ui.city.postalText, { codes: listIn(language, city.postalCodes) });
}

const listIn = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
