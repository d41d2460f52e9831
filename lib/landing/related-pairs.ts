import type { LandingPair } from './landing-pairs.ts';

const shownOfOwnKind = 3;
const shownOfOtherKinds = 2;

/**
 * Landing pages to read next: three of the same kind and two of each other kind, all sharing a subject with this one.
 *
 * The choice walks on from the page's own place in the list, so that every page is suggested by about as many others.
 */
export function relatedPairs(pair: LandingPair, all: readonly LandingPair[]): LandingPair[] {
  const start = all.findIndex(({ slug }) => slug === pair.slug) + 1;
  const onwards = [...all.slice(start), ...all.slice(0, start)];
  const related = onwards.filter((other) => other.slug !== pair.slug && sharesSubject(pair, other));
  const kinds = ['service-city', 'service-industry', 'city-industry'] as const;
  return kinds
    .toSorted((a, b) => Number(b === pair.kind) - Number(a === pair.kind))
    .flatMap((kind) =>
      related
        .filter((other) => other.kind === kind)
        .slice(0, kind === pair.kind ? shownOfOwnKind : shownOfOtherKinds),
    );
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
