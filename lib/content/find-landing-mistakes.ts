import type { LandingPair } from '../landing/landing-pairs.ts';
import type { Mistake } from './content-error.ts';
import type { Parsed } from './parse-content.ts';

/** A landing page of any kind. */
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
        isDraft: true,
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

/**
 * A file that no landing page knows while all pages of another name have none: one mistake in place of those that follow from it.
 *
 * @param existing the names of entries, by folder
 * @param renamed the current names, by former ones
 */
export function findRenamedFiles(
  landing: readonly Landing[],
  existing: { services: readonly string[]; cities: readonly string[]; industries: readonly string[] },
  renamed: ReadonlyMap<string, string>,
): Mistake[] {
  const named = {
    services: landing.map(({ service }) => service),
    cities: landing.map(({ city }) => city),
    industries: landing.map(({ industry }) => industry),
  };
  return (['services', 'cities', 'industries'] as const).flatMap((folder) => {
    const fresh = existing[folder].filter((name) => !named[folder].includes(name));
    const gone = [...new Set(named[folder])].filter(
      (name) => name && !existing[folder].includes(name) && !renamed.has(name),
    );
    if (fresh.length !== 1 || gone.length !== 1) return [];
    const file = `${folder}/${fresh[0]}.yaml`;
    const problem = `this seems to be ${gone[0]}.yaml, which landing pages name: give it that name again, or write formerly: [${gone[0]}] at its top, and the check names what else to rename`;
    return [{ file, field: '(file name)', problem }];
  });
}

function findContradictions(page: Landing, pair: LandingPair): Mistake[] {
  const { slug: _, ...expected } = pair;
  return Object.entries(expected).flatMap(([field, value]) => {
    const found: unknown = Reflect.get(page, field);
    const problem = `expected ${value}, as the file's name says, found "${found}"`;
    return found === value ? [] : [{ file: page.file, field, problem }];
  });
}

/** Landing pages and sources that name the number of a challenge that their industry does not have. */
export function findUnknownChallenges({ landing, industries }: Parsed): Mistake[] {
  const pages: readonly Landing[] = landing;
  const namedBy = ({ slug, file, sources = [] }: Parsed['industries'][number]) => [
    ...pages
      .filter(({ industry }) => industry === slug)
      .flatMap((page) =>
        (page.challenges ?? []).map((number, index) => ({
          file: page.file,
          field: `challenges.${index}`,
          number,
        })),
      ),
    ...sources.map(({ challenge: number }, index) => ({ file, field: `sources.${index}.challenge`, number })),
  ];
  return industries.flatMap((industry) => {
    const { length } = industry.en.challenges;
    return namedBy(industry)
      .filter(({ number }) => number > length)
      .map(({ file, field, number }) => {
        const problem = `expected at most ${length}, as many challenges as content/${industry.file} has, found ${number}`;
        return { file, field, problem };
      });
  });
}
