import type { LandingPair } from './landing-pairs.ts';

/** How a page to read next differs from the page it is suggested on. Each has its heading in `content/ui.yaml`. */
export const relations = [
  'serviceInOtherCities',
  'otherServicesInCity',
  'serviceForOtherIndustries',
  'otherServicesForIndustry',
  'otherIndustriesInCity',
  'industryInOtherCities',
  'serviceByCity',
  'serviceByIndustry',
  'servicesInCity',
  'servicesForIndustry',
  'industriesInCity',
  'industryByCity',
] as const;

export type Relation = (typeof relations)[number];

/** For each kind of page: its own kind in two relations, then the two other kinds. */
const suggested: Readonly<Record<LandingPair['kind'], readonly [Relation, Relation, Relation, Relation]>> = {
  'service-city': ['serviceInOtherCities', 'otherServicesInCity', 'serviceByIndustry', 'industriesInCity'],
  'service-industry': [
    'serviceForOtherIndustries',
    'otherServicesForIndustry',
    'serviceByCity',
    'industryByCity',
  ],
  'city-industry': [
    'otherIndustriesInCity',
    'industryInOtherCities',
    'servicesInCity',
    'servicesForIndustry',
  ],
};

const shownOfOwnKind = 3;
const shownOfOtherKinds = 2;

/**
 * Landing pages to read next, by what differs: three of the same kind and two of each other kind, all sharing a subject
 * with this one. A relation without pages is left out.
 *
 * Each page begins elsewhere among the pages that would do, so that none is suggested everywhere and none nowhere.
 */
export function relatedPairs(
  pair: LandingPair,
  all: readonly LandingPair[],
): { relation: Relation; pairs: LandingPair[] }[] {
  const place = all.findIndex(({ slug }) => slug === pair.slug);
  const [first, second, third, fourth] = suggested[pair.kind];
  const candidates = (relation: Relation) => all.filter((other) => relationBetween(pair, other) === relation);
  const ofSecond = candidates(second).length > 0 ? 1 : 0;
  const counts: [Relation, number][] = [
    [first, shownOfOwnKind - ofSecond],
    [second, ofSecond],
    [third, shownOfOtherKinds],
    [fourth, shownOfOtherKinds],
  ];
  return counts
    .map(([relation, count]) => ({ relation, pairs: spread(candidates(relation), place, count) }))
    .filter(({ pairs }) => pairs.length > 0);
}

/** How `to` differs from `from`; undefined when they share no subject, or are the same page. */
export function relationBetween(from: LandingPair, to: LandingPair): Relation | undefined {
  if (from.slug === to.slug) return undefined;
  const shares = (subject: 'service' | 'city' | 'industry') =>
    subject in from && subject in to && Reflect.get(from, subject) === Reflect.get(to, subject);
  const relation = {
    'service-city': {
      'service-city': shares('service') ? 'serviceInOtherCities' : 'otherServicesInCity',
      'service-industry': 'serviceByIndustry',
      'city-industry': 'industriesInCity',
    },
    'service-industry': {
      'service-industry': shares('service') ? 'serviceForOtherIndustries' : 'otherServicesForIndustry',
      'service-city': 'serviceByCity',
      'city-industry': 'industryByCity',
    },
    'city-industry': {
      'city-industry': shares('city') ? 'otherIndustriesInCity' : 'industryInOtherCities',
      'service-city': 'servicesInCity',
      'service-industry': 'servicesForIndustry',
    },
  } as const satisfies Record<LandingPair['kind'], Record<LandingPair['kind'], Relation>>;
  const isRelated = shares('service') || shares('city') || shares('industry');
  return isRelated ? relation[from.kind][to.kind] : undefined;
}

/** So many of a list, evenly apart, the first of them at a place that counts on past the end. */
function spread<T>(list: readonly T[], place: number, count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / Math.max(1, count)));
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => (place + index * step) % list.length,
  ).flatMap((at) => list[at] ?? []);
}
