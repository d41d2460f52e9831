import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { type Relation, relatedPairs } from '@/lib/landing/related-pairs';
import { allPairs, type PairPart, pairPhrases, partLink } from './pair-links';

/** The part in which the pages of a relation differ: the only part of their names that links show. */
const visiblePart: Readonly<Record<Relation, PairPart>> = {
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

/** Related landing pages, grouped by what differs: other cities, other services, other industries. */
export function relatedLinks(language: Language, entry: LocalContent['landing'][number]) {
  const { ui } = contentIn(language);
  const pairs = allPairs(language);
  return pairs
    .filter(({ slug }) => slug === entry.slug)
    .flatMap((pair) => relatedPairs(pair, pairs))
    .map(({ relation, pairs: related }) => ({
      title: fill(ui.related[relation], pairPhrases(language, entry)),
      links: related.map((pair) => partLink(language, pair, visiblePart[relation])),
    }));
}
