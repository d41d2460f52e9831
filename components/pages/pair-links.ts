import type { PartLink } from '@/components/ui/link-list';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { type LandingPair, landingPairs } from '@/lib/landing/landing-pairs';
import { findPage, getPage } from '@/lib/pages/find-page';
import { cityPhrases } from './city-phrases';

export const pairParts = ['service', 'city', 'industry'] as const;
export type PairPart = (typeof pairParts)[number];

/** Every landing page, as the pair it is about; in the edit mode some of a new entry may still be missing. */
export function allPairs(language: Language): LandingPair[] {
  const { services, cities, industries } = contentIn(language);
  return landingPairs({
    services: services.map(({ slug }) => slug),
    cities: cities.map(({ slug }) => slug),
    industries,
  }).filter(({ slug }) => findPage(language, 'landing', slug));
}

/** The landing pages of one kind that are about a service, a city or an industry. */
export function pairsOf<Kind extends LandingPair['kind']>(
  language: Language,
  kind: Kind,
  part: PairPart,
  slug: string,
) {
  return allPairs(language).filter(
    (pair): pair is Extract<LandingPair, { kind: Kind }> =>
      pair.kind === kind && Reflect.get(pair, part) === slug,
  );
}

/** Values for the templates of a pair: its names as written inside a sentence. */
export function pairPhrases(language: Language, pair: LandingPair): Partial<Record<string, string>> {
  const { services, cities, industries } = contentIn(language);
  return {
    ...('service' in pair && { service: getEntry(services, pair.service).name }),
    ...('city' in pair && cityPhrases(language, getEntry(cities, pair.city))),
    ...('industry' in pair && { industry: getEntry(industries, pair.industry).inText }),
  };
}

/** A link to a landing page by its short name, such as "Cloud Solutions in Halifax". */
export function pairLink(language: Language, pair: LandingPair): { href: string; label: string } {
  return {
    href: getPage(language, 'landing', pair.slug).path,
    label: fill(contentIn(language).ui.pairs[pair.kind], pairPhrases(language, pair)),
  };
}

/** The same link that shows only one part of the name: the city, below a heading that names the service. */
export function partLink(language: Language, pair: LandingPair, part: PairPart | undefined): PartLink {
  const { href, label: whole } = pairLink(language, pair);
  const name = (part && pairPhrases(language, pair)[part]) ?? whole;
  const label = whole.includes(name) ? name : whole;
  const start = whole.indexOf(label);
  return { href, before: whole.slice(0, start), label, after: whole.slice(start + label.length) };
}
