import { comparePages, type PageWords, type Pair } from './compare-pages.ts';

/** Of every kind, in every language. */
const limits = { median: 0.12, worst: 0.3, words: 450 };

type Verdict = {
  median: number;
  /** The most alike pair comes first. */
  pairs: readonly Pair[];
  shortest: PageWords;
  /** What is past a limit, as sentences. Empty when all is well. */
  failures: readonly string[];
};

/**
 * Says whether pages of one kind, in one language, are as long and as different as they must be.
 *
 * @param kind Names them in `failures`, such as "fr service-city".
 * @throws RangeError with fewer than two pages: there is no pair to measure.
 */
export function judgePages(kind: string, pages: readonly PageWords[]): Verdict {
  const { median, pairs } = comparePages(pages);
  const shortest = pages.reduce((a, b) => (b.words.length < a.words.length ? b : a));
  const tooAlike = pairs.filter(({ similarity }) => similarity > limits.worst);
  const failures = [
    ...(median > limits.median ? [`the median is ${median.toFixed(3)}, at most ${limits.median}`] : []),
    ...(tooAlike.length > 0 ? [`${tooAlike.length} pairs are more alike than ${limits.worst}`] : []),
    ...pages
      .filter(({ words }) => words.length < limits.words)
      .map(({ slug, words }) => `${slug} has ${words.length} words, at least ${limits.words}`),
  ];
  return { median, pairs, shortest, failures: failures.map((text) => `${kind}: ${text}`) };
}
