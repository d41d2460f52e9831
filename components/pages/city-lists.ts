import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { excerpt } from '@/lib/i18n/excerpt';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

const maxNearby = 3;
const nearbyExcerptLength = 120;

/** The cities from west to east. */
export const citiesFromWest = (language: Language) =>
  contentIn(language).cities.toSorted((a, b) => (a.longitude ?? 0) - (b.longitude ?? 0));

/** Up to three other cities in the same province. */
export function nearbyCities(language: Language, city: LocalContent['cities'][number]) {
  return contentIn(language)
    .cities.filter(({ slug, province }) => province === city.province && slug !== city.slug)
    .slice(0, maxNearby)
    .map(({ slug, name, description }) => ({
      href: hrefOf(language, 'city', slug),
      title: name,
      text: excerpt(description, nearbyExcerptLength),
    }));
}
