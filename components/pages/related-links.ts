import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { landingPairs } from '@/lib/landing/landing-pairs';
import { relatedPairs } from '@/lib/landing/related-pairs';
import { getPage } from '@/lib/pages/get-page';
import { cityPhrases } from './city-phrases';

/** Landing pages to read next, under headings that say what differs: other cities, other services, other industries. */
export function relatedLinks(language: Language, entry: LocalContent['landing'][number]) {
  const { services, cities, industries, ui } = contentIn(language);
  const pairs = landingPairs({
    services: services.map(({ slug }) => slug),
    cities: cities.map(({ slug }) => slug),
    industries,
  });
  const names = {
    ...('service' in entry && { service: getEntry(services, entry.service).name }),
    ...('city' in entry && cityPhrases(language, getEntry(cities, entry.city))),
    ...('industry' in entry && { industry: getEntry(industries, entry.industry).inText }),
  };
  return pairs
    .filter(({ slug }) => slug === entry.slug)
    .flatMap((pair) => relatedPairs(pair, pairs))
    .map(({ relation, pairs: related }) => ({
      title: fill(ui.related[relation], names),
      links: related.map(({ slug }) => {
        const { path, label } = getPage(language, 'landing', slug);
        return { href: path, label };
      }),
    }));
}
