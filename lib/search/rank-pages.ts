import type { ResultsByPage } from './find-word.ts';

/**
 * Ranks the pages that have the most of the words: all of them, if any page has all.
 *
 * @returns page ids, best first
 */
export function rankPages(words: readonly ResultsByPage[]): string[] {
  const ids = [...new Set(words.flatMap((word) => [...word.keys()]))];
  const ranked = ids.map((id) => {
    const scores = words.flatMap((word) => {
      const results = word.get(id);
      return results ? [Math.max(...results.map(({ score }) => score))] : [];
    });
    return { id, count: scores.length, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  const most = Math.max(...ranked.map(({ count }) => count));
  return ranked
    .filter(({ count }) => count === most)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
