import { normalizeWords } from './normalize-words.ts';

/** Longer words may differ in their endings: "backups" matches "backup", "studies" matches "study". */
const prefixLength = 4;

/**
 * Whether the words found on a page really match the term.
 *
 * For an unknown word, Pagefind falls back to its longest known prefix: "xylophone" finds "x", "penetration" finds "pen". A
 * word matches in full, without its last letter, or by its first four letters.
 */
export function matchesTerm(term: string, found: readonly string[]): boolean {
  const foundWords = found.flatMap(normalizeWords);
  return normalizeWords(term).every((word) => {
    const length = Math.max(prefixLength - 1, Math.min(prefixLength, word.length - 1));
    return foundWords.some((other) => other.startsWith(word.slice(0, length)));
  });
}
