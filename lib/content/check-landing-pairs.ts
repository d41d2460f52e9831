import { type LandingPair, landingPairs } from '../landing/landing-pairs.ts';
import type { Mistake } from './mistake.ts';

type Keyed = { slug: string };
type Entry = Keyed & {
  file: string;
  kind: LandingPair['kind'];
  service?: string;
  city?: string;
  industry?: string;
};
type Collections = {
  services: readonly Keyed[];
  cities: readonly Keyed[];
  industries: readonly (Keyed & { onlyWithServices?: string[] | undefined })[];
  landing: readonly Entry[];
  /** Files of landing pages that are there but hold mistakes of their own. */
  faulty: ReadonlySet<string>;
};

/** Holds the landing pages against the pairs there have to be: files that are missing, too many, or name other subjects. */
export function checkLandingPairs({ services, cities, industries, landing, faulty }: Collections): Mistake[] {
  const pairs = landingPairs({
    services: services.map(({ slug }) => slug),
    cities: cities.map(({ slug }) => slug),
    industries,
  });
  const written = new Map(landing.map((entry) => [entry.slug, entry]));
  const wanted = new Set(pairs.map(({ slug }) => slug));
  return [
    ...pairs.flatMap((pair) => {
      const entry = written.get(pair.slug);
      if (entry) return subjectMistakes(entry, pair);
      const file = `landing/${pair.slug}.yaml`;
      return faulty.has(file)
        ? []
        : [{ file, field: '(file)', problem: `this ${pair.kind} page is missing` }];
    }),
    ...landing
      .filter(({ slug }) => !wanted.has(slug))
      .map(({ file }) => ({
        file,
        field: '(file name)',
        problem: 'no pair of service, city and industry has this slug',
      })),
  ];
}

function subjectMistakes(entry: Entry, pair: LandingPair): Mistake[] {
  return Object.entries(pair)
    .filter(([field, value]) => Reflect.get(entry, field) !== value)
    .map(([field, value]) => ({
      file: entry.file,
      field,
      problem: `expected ${value} as in the file's name, found ${Reflect.get(entry, field) ?? 'nothing'}`,
    }));
}
