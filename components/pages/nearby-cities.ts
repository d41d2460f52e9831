import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { cityRows } from './city-rows';

const shown = 3;
const excerptLength = 120;

/** Up to three other cities of the same province, as rows. */
export function nearbyCities(language: Language, city: LocalContent['cities'][number]) {
  const slugs = contentIn(language)
    .cities.filter(({ slug, province }) => province === city.province && slug !== city.slug)
    .slice(0, shown)
    .map(({ slug }) => slug);
  return cityRows(language, excerptLength)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ href, name, text }) => ({ href, title: name, text }));
}
