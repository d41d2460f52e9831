import { foldWords } from './fold-words.ts';

/** From here on, endings may differ: "backups" is found in "backup", "studies" in "study". */
const enough = 4;

/**
 * Whether the words found in a page really are those of the term.
 *
 * For a word that stands on no page, Pagefind falls back to the longest beginning that does: "xylophone" finds "x",
 * "penetration" finds "pen". A word counts as found when it is there whole, or to its last letter but one, or with its
 * first four letters.
 */
export function holdsTerm(term: string, found: readonly string[]): boolean {
  const there = found.flatMap(foldWords);
  return foldWords(term).every((word) => {
    const needed = Math.max(enough - 1, Math.min(enough, word.length - 1));
    return there.some((other) => other.startsWith(word.slice(0, needed)));
  });
}
