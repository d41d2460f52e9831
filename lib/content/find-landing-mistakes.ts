import type { LandingPair } from '../landing/landing-pairs.ts';
import type { Mistake } from './content-error.ts';

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
 * Pairs without a landing page, landing pages whose name is not a pair, and pages whose subject contradicts their name.
 *
 * @param written the slugs of all files in `landing`, invalid ones included
 * @param renamed the current names of services, cities and industries, by former ones
 */
export function findLandingMistakes(
  landing: readonly Landing[],
  written: readonly string[],
  pairs: readonly LandingPair[],
  renamed: ReadonlyMap<string, string>,
): Mistake[] {
  const bySlug = new Map(pairs.map((pair) => [pair.slug, pair]));
  /** The name that a page has after its service, city or industry got another one. */
  const nameNow = ({ service, city, industry }: Landing) =>
    [service, city, industry].flatMap((name) => (name ? [renamed.get(name) ?? name] : [])).join('-');
  const misnamed = landing.filter((page) => !bySlug.has(page.slug) && !written.includes(nameNow(page)));
  const awaited = new Set(misnamed.map(nameNow));
  return [
    ...pairs
      .filter(({ slug }) => !written.includes(slug) && !awaited.has(slug))
      .map(({ slug, kind }) => ({
        file: `landing/${slug}.yaml`,
        field: '(file)',
        problem: `this ${kind} page is missing: npm run new -- landing-page ${slug} copies the nearest one`,
      })),
    ...landing.flatMap((page) => {
      const pair = bySlug.get(page.slug);
      if (pair) return findContradictions(page, pair);
      const now = nameNow(page);
      const isNew = [page.service, page.city, page.industry].some((name) => renamed.has(name ?? ''));
      const problem =
        bySlug.has(now) && awaited.has(now)
          ? `expected the file name ${now}.yaml, ${isNew ? 'and the new name at its top' : 'as its top says'}`
          : `"${page.slug}" is no pair of service and city, service and industry, or city and industry`;
      return [{ file: page.file, field: '(file name)', problem }];
    }),
  ];
}

function findContradictions(page: Landing, pair: LandingPair): Mistake[] {
  const { slug: _, ...expected } = pair;
  return Object.entries(expected).flatMap(([field, value]) => {
    const found: unknown = Reflect.get(page, field);
    const problem = `expected ${value}, as the file's name says, found "${found}"`;
    return found === value ? [] : [{ file: page.file, field, problem }];
  });
}

/** Landing pages that select a challenge number their industry does not have. */
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
