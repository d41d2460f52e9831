import { jaccard } from './jaccard.ts';
import { shinglesOf } from './shingles-of.ts';

export type PageWords = { slug: string; words: readonly string[] };
export type Pair = { a: string; b: string; likeness: number };

type Comparison = {
  /** The likeness in the middle of all pairs. */
  median: number;
  /** The most alike pair comes first. */
  pairs: readonly Pair[];
};

/**
 * Compares every page with every other.
 *
 * @throws RangeError with fewer than two pages: there is no pair to measure.
 */
export function comparePages(pages: readonly PageWords[]): Comparison {
  if (pages.length < 2) throw new RangeError(`Two pages make a pair; there are ${pages.length}`);
  const sets = pages.map(({ slug, words }) => ({ slug, shingles: shinglesOf(words) }));
  const pairs = sets
    .flatMap((a, index) =>
      sets
        .slice(index + 1)
        .map((b): Pair => ({ a: a.slug, b: b.slug, likeness: jaccard(a.shingles, b.shingles) })),
    )
    .toSorted((one, other) => other.likeness - one.likeness);
  const middle = pairs.slice(Math.floor((pairs.length - 1) / 2), Math.floor(pairs.length / 2) + 1);
  return { median: middle.reduce((sum, { likeness }) => sum + likeness, 0) / middle.length, pairs };
}
