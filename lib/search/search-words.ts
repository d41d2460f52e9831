import { editDistance } from './edit-distance.ts';
import { dropElisions } from './elisions.ts';

/** What search reads when it starts. */
export type WordLists = {
  /** Words that are no condition for a result, such as "how" and "the". */
  readonly small: readonly string[];
  /** What pages say in place of a word that visitors bring along, by that word. */
  readonly sameAs: Readonly<Record<string, string>>;
  /** The words in the names of services, cities and industries, which people misspell. */
  readonly names: readonly string[];
};

export const noLists: WordLists = { small: [], sameAs: {}, names: [] };

/** A word to search for. */
export type SearchWord = {
  /** As it was typed, and what pages say in its place. */
  readonly written: readonly string[];
  /** What it may stand for if no page has it. */
  readonly guesses: readonly string[];
};

/** Between words. A slash between digits is part of a word: 24/7. */
const between = /[\s,;:!?()&+|"“”«»]+|(?<=\p{L})\/(?=\p{L})/u;

/** Splits a term into the words to search for, without small words unless there are no others. */
export function readSearchWords(term: string, { small, sameAs, names }: WordLists): SearchWord[] {
  const typed = dropElisions(term.toLowerCase().normalize('NFC'))
    .split(between)
    .filter((word) => lettersOf(word) !== '');
  const smallLetters = new Set(small.map(lettersOf));
  const isSmall = (word: string) => smallLetters.has(lettersOf(word));
  const meanings = new Map(Object.entries(sameAs).map(([word, meaning]) => [lettersOf(word), meaning]));
  const meaningOf = (word: string) =>
    meanings.get(lettersOf(word)) ?? meanings.get(lettersOf(word).replace(/s$/, ''));
  const words: SearchWord[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? '';
    // "wi fi" and "how much" are one word in the list.
    const pair = at + 1 < typed.length ? meaningOf(word + typed[at + 1]) : undefined;
    if (pair) words.push({ written: [pair], guesses: [] });
    else if (!isSmall(word) || typed.every(isSmall))
      words.push({ written: [word, meaningOf(word) ?? []].flat(), guesses: guessesFor(word, names) });
    if (pair) at += 1;
  }
  return words;
}

/** The lower-case letters and digits of a word, without elision, accents and signs: "Wi-Fi" becomes "wifi". */
export const lettersOf = (word: string): string =>
  dropElisions(word)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The word with its ligature, in its parts ("law25", "coute-t-il"), and the name that it misspells. */
function guessesFor(word: string, names: readonly string[]): string[] {
  const letters = lettersOf(word);
  const maxDistance = letters.length < 5 ? 0 : letters.length < 7 ? 1 : 2;
  return [
    word.replace('oe', 'œ'),
    word.replaceAll(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})/gu, ' ').trim(),
    ...names.filter((name) => editDistance(letters, lettersOf(name)) <= maxDistance),
  ].filter((guess) => guess !== word);
}
