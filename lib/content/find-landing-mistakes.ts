import type { LandingPair } from '../landing/landing-pairs.ts';
import type { Mistake } from './mistake.ts';

export type Landing = {
  slug: string;
  file: string;
  kind: string;
  service?: string;
  city?: string;
  industry?: string;
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
