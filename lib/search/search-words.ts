import { dropElisions } from './elisions.ts';
import { joinLetters } from './normalize-words.ts';

/** The lists of `content/pages/search.yaml`. */
export type WordLists = {
  /** Words that are no condition for a result, such as "how" and "the". */
  readonly small: readonly string[];
  /** What pages say in place of a word that visitors bring along, by that word. */
  readonly sameAs: Readonly<Record<string, string>>;
};

/** A word to search for, in all the ways that pages may write it. */
export type SearchWord = {
  /** The word's letters, and its spelling with ligatures: pages with a longer word that starts so match, too. */
  readonly starts: readonly string[];
  /** Whole words and phrases that mean the same. */
  readonly phrases: readonly string[];
  /** The word as two: "helpdesk" may be written "help desk". */
  readonly splits: readonly string[];
  /** What the signs in the word separate. Each is a word of its own if no page has the whole. */
  readonly parts: readonly string[];
};

const ligatures = [
  ['oe', 'œ'],
  ['œ', 'oe'],
  ['ae', 'æ'],
] as const;

/** Between words. A slash between digits is part of a word: 24/7. */
const between = /[\s,;:!?()&+|"“”«»]+|(?<=\p{L})\/(?=\p{L})/u;

/**
 * Splits a term into the words to search for, without small words unless there are no others: then the term as a whole may
 * stand for a word, as "how much" does for "price".
 */
export function readSearchWords(term: string, lists: WordLists): SearchWord[] {
  const isSmall = (word: string) => isSmallWord(word, lists);
  const typed = splitTerm(term);
  const [meaning] = typed.every(isSmall) ? meanings(joinLetters(term), lists.sameAs) : [];
  const words = meaning ? splitTerm(meaning) : typed;
  const areAllSmall = words.every(isSmall);
  return words.flatMap((word, index) => {
    if (isSmall(word) && !areAllSmall) return [];
    const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const letters = parts.join('');
    const before = joinLetters(words[index - 1] ?? '');
    const after = joinLetters(words[index + 1] ?? '');
    const joined = [...(before ? [`${before}${letters}`] : []), ...(after ? [`${letters}${after}`] : [])];
    return [
      {
        starts: unique([letters, ...ligatures.map(([one, other]) => letters.replaceAll(one, other))]),
        phrases: unique([
          ...(parts.length > 1 ? [parts.join(' ')] : []),
          ...joined,
          ...[joinLetters(word), ...joined].flatMap((one) => meanings(one, lists.sameAs)),
        ]),
        splits: splitsOf(letters),
        parts: parts.length > 1 ? parts : [],
      },
    ];
  });
}

const splitTerm = (term: string) =>
  dropElisions(term.toLowerCase().normalize('NFC'))
    .split(between)
    .filter((word) => joinLetters(word) !== '');

export function isSmallWord(word: string, { small }: WordLists): boolean {
  return small.some((one) => joinLetters(one) === joinLetters(word));
}

/** Also looks up the singular of a plural in -s. */
function meanings(letters: string, sameAs: WordLists['sameAs']): string[] {
  return Object.entries(sameAs).flatMap(([word, meaning]) =>
    [letters, letters.replace(/s$/, '')].includes(joinLetters(word)) ? [meaning] : [],
  );
}

const minPartLength = 2;

function splitsOf(letters: string): string[] {
  const count = Math.max(0, letters.length - 2 * minPartLength + 1);
  return Array.from({ length: count }, (_, index) => index + minPartLength).map(
    (at) => `${letters.slice(0, at)} ${letters.slice(at)}`,
  );
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
