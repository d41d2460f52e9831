import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { type Relation, relatedPairs } from '@/lib/landing/related-pairs';
import { allPairs, namesIn, partLink } from './pair-links';

/** What differs from page to page under each heading, and so is the part of their names to be seen. */
const differs: Readonly<Record<Relation, 'service' | 'city' | 'industry'>> = {
  serviceInOtherCities: 'city',
  otherServicesInCity: 'service',
  serviceForOtherIndustries: 'industry',
  otherServicesForIndustry: 'service',
  otherIndustriesInCity: 'industry',
  industryInOtherCities: 'city',
  serviceByCity: 'city',
  serviceByIndustry: 'industry',
  servicesInCity: 'service',
  servicesForIndustry: 'service',
  industriesInCity: 'industry',
  industryByCity: 'city',
};

/** Landing pages to read next, under headings that say what differs: other cities, other services, other industries. */
export function relatedLinks(language: Language, entry: LocalContent['landing'][number]) {
  const { ui } = contentIn(language);
  const pairs = allPairs(language);
  return pairs
    .filter(({ slug }) => slug === entry.slug)
    .flatMap((pair) => relatedPairs(pair, pairs))
    .map(({ relation, pairs: related }) => ({
      title: fill(ui.related[relation], namesIn(language, entry)),
      links: related.map((pair) => partLink(language, pair, differs[relation])),
    }));
}
