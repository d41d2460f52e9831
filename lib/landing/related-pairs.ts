import type { LandingPair } from './landing-pairs.ts';

const shownOfOwnKind = 3;
const shownOfOtherKinds = 2;

/**
 * Landing pages to read next: three of the same kind and two of each other kind, all sharing a subject with this one.
 *
 * Each page begins elsewhere among the pages that would do, so that none is suggested everywhere and none nowhere.
 */
export function relatedPairs(pair: LandingPair, all: readonly LandingPair[]): LandingPair[] {
  const place = all.findIndex(({ slug }) => slug === pair.slug);
  const kinds = ['service-city', 'service-industry', 'city-industry'] as const;
  return kinds
    .toSorted((a, b) => Number(b === pair.kind) - Number(a === pair.kind))
    .flatMap((kind) => {
      const related = all.filter(
        (other) => other.kind === kind && other.slug !== pair.slug && sharesSubject(pair, other),
      );
      return spread(related, place, kind === pair.kind ? shownOfOwnKind : shownOfOtherKinds);
    });
}

/** So many of a list, evenly apart, the first of them at a place that counts on past the end. */
function spread<T>(list: readonly T[], place: number, count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => (place + index * step) % list.length,
  ).flatMap((at) => list[at] ?? []);
}

function sharesSubject(a: LandingPair, b: LandingPair): boolean {
  return subjects(a).some((subject) => subjects(b).includes(subject));
}

function subjects(pair: LandingPair): string[] {
  switch (pair.kind) {
    case 'service-city':
      return [pair.service, pair.city];
    case 'service-industry':
      return [pair.service, pair.industry];
    case 'city-industry':
      return [pair.city, pair.industry];
  }
}
