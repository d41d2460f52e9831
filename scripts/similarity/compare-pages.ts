export type PageWords = { slug: string; words: readonly string[] };
export type Pair = { a: string; b: string; similarity: number };

type Comparison = {
  /** The similarity in the middle of all pairs. */
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
        .map((b): Pair => ({ a: a.slug, b: b.slug, similarity: jaccard(a.shingles, b.shingles) })),
    )
    .toSorted((one, other) => other.similarity - one.similarity);
  const middle = pairs.slice(Math.floor((pairs.length - 1) / 2), Math.floor(pairs.length / 2) + 1);
  return { median: middle.reduce((sum, { similarity }) => sum + similarity, 0) / middle.length, pairs };
}

/** How much two sets share: 0 for nothing, 1 for everything. Two empty sets are alike. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((item) => b.has(item)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Every run of `size` words in a row, each once. A text with fewer words has none. */
function shinglesOf(words: readonly string[], size = 5): ReadonlySet<string> {
  const shingles = new Set<string>();
  for (let start = 0; start + size <= words.length; start += 1) {
    shingles.add(words.slice(start, start + size).join(' '));
  }
  return shingles;
}
