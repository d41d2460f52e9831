import { comparePages, type PageWords, type Pair } from './compare-pages.ts';

/** The same for every kind and language. */
const limits = { median: 0.12, worst: 0.3, words: 450 };

type Verdict = {
  median: number;
  /** The most similar pair comes first. */
  pairs: readonly Pair[];
  shortest: PageWords;
  /** One sentence for each limit that is broken. */
  failures: readonly string[];
};

/**
 * Judges whether pages of one kind, in one language, are long enough and differ enough.
 *
 * @param kind prefix of `failures`, such as "fr service-city"
 * @throws RangeError with fewer than two pages
 */
export function judgePages(kind: string, pages: readonly PageWords[]): Verdict {
  const { median, pairs } = comparePages(pages);
  const shortest = pages.reduce((a, b) => (b.words.length < a.words.length ? b : a));
  const tooSimilar = pairs.filter(({ similarity }) => similarity > limits.worst);
  const failures = [
    ...(median > limits.median ? [`the median is ${median.toFixed(3)}, at most ${limits.median}`] : []),
    ...(tooSimilar.length > 0 ? [`${tooSimilar.length} pairs are more alike than ${limits.worst}`] : []),
    ...pages
      .filter(({ words }) => words.length < limits.words)
      .map(({ slug, words }) => `${slug} has ${words.length} words, at least ${limits.words}`),
  ];
  return { median, pairs, shortest, failures: failures.map((text) => `${kind}: ${text}`) };
}
