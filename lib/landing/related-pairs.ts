import type { LandingPair } from './landing-pairs.ts';

/**
 * For each kind of landing page, the related pages to suggest: their kind, the subject they share, and the relation. The
 * first two are of the page's own kind.
 */
const suggestions = {
  'service-city': [
    ['service-city', 'service', 'serviceInOtherCities'],
    ['service-city', 'city', 'otherServicesInCity'],
    ['service-industry', 'service', 'serviceByIndustry'],
    ['city-industry', 'city', 'industriesInCity'],
  ],
  'service-industry': [
    ['service-industry', 'service', 'serviceForOtherIndustries'],
    ['service-industry', 'industry', 'otherServicesForIndustry'],
    ['service-city', 'service', 'serviceByCity'],
    ['city-industry', 'industry', 'industryByCity'],
  ],
  'city-industry': [
    ['city-industry', 'city', 'otherIndustriesInCity'],
    ['city-industry', 'industry', 'industryInOtherCities'],
    ['service-city', 'city', 'servicesInCity'],
    ['service-industry', 'industry', 'servicesForIndustry'],
  ],
} as const;

type Relation = (typeof suggestions)[LandingPair['kind']][number][2];

/** Every relation; each has its heading in `content/ui.yaml`. */
export const relations: readonly Relation[] = Object.values(suggestions).flatMap((list) =>
  list.map(([, , relation]) => relation),
);

const ownKindCount = 3;
const otherKindCount = 2;

/**
 * Landing pages to suggest, by relation: three of the same kind and two of each other kind. Omits relations without pages.
 *
 * Each page starts at a different candidate, so that every page is suggested somewhere and none everywhere.
 */
export function relatedPairs(
  pair: LandingPair,
  all: readonly LandingPair[],
): { relation: Relation; pairs: LandingPair[] }[] {
  const position = all.findIndex(({ slug }) => slug === pair.slug);
  const candidates = suggestions[pair.kind].map(([, , relation]) => ({
    relation,
    pairs: all.filter((other) => relationBetween(pair, other) === relation),
  }));
  const ofSecond = candidates[1]?.pairs.length ? 1 : 0;
  const counts = [ownKindCount - ofSecond, ofSecond, otherKindCount, otherKindCount];
  return candidates
    .map(({ relation, pairs }, index) => ({ relation, pairs: spread(pairs, position, counts[index] ?? 0) }))
    .filter(({ pairs }) => pairs.length > 0);
}

/** The relation of `to` to `from`; undefined when they share no subject or are the same page. */
export function relationBetween(from: LandingPair, to: LandingPair): Relation | undefined {
  if (from.slug === to.slug) return undefined;
  const found = suggestions[from.kind].find(
    ([kind, subject]) => kind === to.kind && Reflect.get(from, subject) === Reflect.get(to, subject),
  );
  return found?.[2];
}

/** Picks `count` evenly spaced items, starting at `position` and wrapping around. */
function spread<T>(list: readonly T[], position: number, count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / Math.max(1, count)));
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => (position + index * step) % list.length,
  ).flatMap((index) => list[index] ?? []);
}
