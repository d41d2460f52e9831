import { type PageWords, shingleSize, shinglesOf } from './compare-pages.ts';
import { mainText, splitWords } from './main-words.ts';

/** Sections with the same text on every landing page, by the id of their heading: links, the call, the form. */
const commonSections = ['related', 'call-title', 'contact-title']
  .map((id) => `[aria-labelledby="${id}"]`)
  .join();

const limits = { mean: 0.6, least: 0.5 };

/**
 * The words that a landing page says about its subject: those of <main> without the sections that all pages have.
 *
 * @param cities names that become one word, so that a sentence with another city's name counts as the same
 */
export function bodyWords(html: string, cities: readonly string[]): string[] {
  const own = mainText(html, commonSections);
  return splitWords(cities.reduce((text, city) => text.replaceAll(city, 'City'), own));
}

/** The share of a page's words, 0 to 1, that are in no run of five words that another of the pages has. */
export function ownShares(pages: readonly PageWords[]): { slug: string; share: number }[] {
  const pagesWith = new Map<string, Set<string>>();
  for (const { slug, words } of pages)
    for (const run of shinglesOf(words)) pagesWith.set(run, (pagesWith.get(run) ?? new Set()).add(slug));
  return pages.map(({ slug, words }) => {
    const shared = new Set<number>();
    for (const [start, run] of shinglesOf(words).entries())
      if ((pagesWith.get(run)?.size ?? 0) > 1)
        for (let index = start; index < start + shingleSize; index++) shared.add(index);
    return { slug, share: (words.length - shared.size) / words.length };
  });
}

/** The mean and the least share of own text, and one sentence for each limit that is broken. */
export function judgeOwnText(language: string, pages: readonly PageWords[]) {
  const shares = ownShares(pages).toSorted((a, b) => a.share - b.share);
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  const failures = [
    ...(mean < limits.mean
      ? [`the mean of own text is ${percent(mean)}, at least ${percent(limits.mean)}`]
      : []),
    ...shares
      .filter(({ share }) => share < limits.least)
      .map(({ slug, share }) => `${slug} has ${percent(share)} own text, at least ${percent(limits.least)}`),
  ].map((text) => `${language}: ${text}`);
  return {
    mean: percent(mean),
    least: shares.slice(0, 3).map(({ slug, share }) => `${slug} ${percent(share)}`),
    failures,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
