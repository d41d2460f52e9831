import type { LandingPair } from '../landing/landing-pairs.ts';
import type { Mistake } from './mistake.ts';

export type Landing = {
  slug: string;
  file: string;
  kind: string;
  service?: string;
  city?: string;
  industry?: string;
  challenges?: readonly number[] | undefined;
};

/**
 * Where the landing pages and the pairs they are made from disagree: a pair without a page, a page whose name is no
 * pair, a page that speaks of something else than its name says.
 *
 * @param written the slugs of all files in `landing`, also of those that could not be read
 */
export function findLandingMistakes(
  landing: readonly Landing[],
  written: readonly string[],
  pairs: readonly LandingPair[],
): Mistake[] {
  const bySlug = new Map(pairs.map((pair) => [pair.slug, pair]));
  return [
    ...pairs
      .filter(({ slug }) => !written.includes(slug))
      .map(({ slug, kind }) => ({
        file: `landing/${slug}.yaml`,
        field: '(file)',
        problem: `this ${kind} page is missing`,
      })),
    ...landing.flatMap((page) => {
      const pair = bySlug.get(page.slug);
      if (pair) return disagreements(page, pair);
      const problem = `"${page.slug}" is no pair of service and city, service and industry, or city and industry`;
      return [{ file: page.file, field: '(file name)', problem }];
    }),
  ];
}

/** Pages that show a challenge by a number that their industry does not have. */
export function findUnknownChallenges(
  landing: readonly Landing[],
  industries: readonly { slug: string; file: string; en: { challenges: readonly string[] } }[],
): Mistake[] {
  return landing.flatMap(({ file, industry, challenges = [] }) => {
    const entry = industries.find(({ slug }) => slug === industry);
    if (!entry) return [];
    const { length } = entry.en.challenges;
    return challenges.flatMap((number, index) => {
      const problem = `expected at most ${length}, as many challenges as content/${entry.file} has, found ${number}`;
      return number > length ? [{ file, field: `challenges.${index}`, problem }] : [];
    });
  });
}

function disagreements(page: Landing, pair: LandingPair): Mistake[] {
  const { slug: _, ...expected } = pair;
  return Object.entries(expected).flatMap(([field, value]) => {
    const found: unknown = Reflect.get(page, field);
    if (found === value) return [];
    return [
      { file: page.file, field, problem: `expected ${value}, as the file's name says, found "${found}"` },
    ];
  });
}
