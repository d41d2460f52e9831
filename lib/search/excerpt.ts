import { joinElisions } from './elisions.ts';
import { matchedWords } from './find-word.ts';
import { joinLetters, normalizeWords } from './normalize-words.ts';
import type { PagefindPage } from './pagefind.ts';

export type ExcerptPart = {
  /** Makes the part unique. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
};

const maxWords = 32;
const wordsBefore = 8;
/** Shorter sentences are labels and names of links. */
const minSentenceWords = 6;

/**
 * What a result shows of its page: the lead, or the first sentence with a matched word if neither title nor lead has one.
 *
 * @param matches the page once for each query that it matches
 * @param isSmall whether a word is too common to be marked
 */
export function excerptOf(
  matches: readonly PagefindPage[],
  isSmall: (word: string) => boolean,
): ExcerptPart[] {
  const { content = '', meta } = matches[0] ?? {};
  const matched = new Set(
    matches.flatMap(matchedWords).flatMap((word) => (isSmall(word) ? [] : lettersOf(word))),
  );
  const isMatched = (word: string) => lettersOf(word).some((letters) => matched.has(letters));
  const sentences = content
    .split(/(?<=[.?!…])\s+/)
    .filter((sentence) => wordsOf(sentence).length >= minSentenceWords && sentence !== `${meta?.title}.`);
  const texts = [...(meta?.lead ? [meta.lead] : []), ...sentences];
  const hasMatch = (one: string) => wordsOf(one).some(isMatched);
  const matching = hasMatch(meta?.title ?? '') ? undefined : texts.find(hasMatch);
  const text = joinElisions(matching ?? texts[0] ?? '');
  return markWords(shorten(wordsOf(text), isMatched), isMatched);
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const lettersOf = (word: string) => [joinLetters(word), ...normalizeWords(word)];

/** Keeps the words around the first match. */
function shorten(words: readonly string[], isMatched: (word: string) => boolean): string[] {
  if (words.length <= maxWords) return [...words];
  const first = words.findIndex(isMatched);
  const start = first < maxWords - wordsBefore ? 0 : Math.min(first - wordsBefore, words.length - maxWords);
  const end = start + maxWords;
  return [...(start > 0 ? ['…'] : []), ...words.slice(start, end), ...(end < words.length ? ['…'] : [])];
}

/** Joins neighbouring words that are alike, so that a result has few elements. */
function markWords(words: readonly string[], isMatched: (word: string) => boolean): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  const texts = words.flatMap((word, index) => (index === 0 ? [word] : [' ', word]));
  for (const [at, text] of texts.entries()) {
    // A space is marked between marked words only.
    const marked = (text === ' ' ? texts.slice(at - 1, at + 2) : [text]).every(
      (one) => one === ' ' || isMatched(one),
    );
    const last = parts.at(-1);
    if (last?.marked === marked) parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ at, text, marked });
  }
  return parts;
}
