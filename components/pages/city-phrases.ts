import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

/**
 * What templates may say of a city: its name and its province's, and the phrases around both in languages that have them. No
 * template puts a preposition before a name.
 */
export function cityPhrases(
  language: Language,
  city: LocalContent['cities'][number],
): Record<string, string> {
  const { ui } = contentIn(language);
  const province = ui.provincePhrases?.[city.province];
  const phrases = {
    city: city.name,
    inCity: city.inText,
    ofCity: city.ofText,
    inCityFull: city.inFullText,
    province: ui.provinces[city.province],
    inProvince: province?.in,
    ofProvince: province?.of,
    aroundProvince: province?.around,
  };
  return Object.fromEntries(
    Object.entries(phrases).flatMap(([name, phrase]) => (phrase === undefined ? [] : [[name, phrase]])),
  );
}
