export type PageWords = { slug: string; words: readonly string[] };
export type Pair = { a: string; b: string; similarity: number };

/** Words in a shingle, a run of consecutive words. */
export const shingleSize = 5;

/**
 * Compares each page with every other by the Jaccard similarity of their shingles: 0 if they share none, 1 if they share all.
 *
 * @returns all pairs, the most similar first, and the median of their similarities
 * @throws RangeError with fewer than two pages
 */
export function comparePages(pages: readonly PageWords[]): { median: number; pairs: readonly Pair[] } {
  if (pages.length < 2) throw new RangeError(`Two pages make a pair; there are ${pages.length}`);
  const sets = pages.map(({ slug, words }) => ({ slug, shingles: new Set(shinglesOf(words)) }));
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

/** Two empty sets are equal. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** A text shorter than a shingle has none. */
export function shinglesOf(words: readonly string[]): string[] {
  return words.slice(shingleSize - 1).map((_, start) => words.slice(start, start + shingleSize).join(' '));
}
