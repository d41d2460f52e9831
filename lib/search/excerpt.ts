import { joinElisions } from './elisions.ts';
import type { PagefindPage } from './pagefind.ts';
import { lettersOf } from './search-words.ts';

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

/** What a result shows of its page: the lead, or the first sentence with a matched word if neither title nor lead has one. */
export function excerptOf({ content, locations, meta }: Omit<PagefindPage, 'filters'>): ExcerptPart[] {
  const all = wordsOf(content);
  const matched = new Set(locations.map((at) => lettersOf(all[at] ?? '')));
  const isMatched = (word: string) => matched.has(lettersOf(word));
  const hasMatch = (text: string) => wordsOf(text).some(isMatched);
  const lead = meta.lead ?? '';
  const sentences = content
    .split(/(?<=[.?!…])\s+/)
    .filter((sentence) => wordsOf(sentence).length >= minSentenceWords);
  const text = hasMatch(meta.title) ? undefined : [lead, ...sentences].find(hasMatch);
  return markWords(
    shorten(wordsOf(joinElisions(text ?? (lead || (sentences[0] ?? '')))), isMatched),
    isMatched,
  );
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Keeps the words around the first match. */
function shorten(words: readonly string[], isMatched: (word: string) => boolean): string[] {
  const start = Math.max(0, Math.min(words.findIndex(isMatched) - wordsBefore, words.length - maxWords));
  const end = start + maxWords;
  return [...(start > 0 ? ['…'] : []), ...words.slice(start, end), ...(end < words.length ? ['…'] : [])];
}

/** Joins neighbouring words that are alike, so that a result has few elements. */
function markWords(words: readonly string[], isMatched: (word: string) => boolean): ExcerptPart[] {
  const mark = '\0';
  return words
    .map((word) => (isMatched(word) ? `${mark}${word}${mark}` : word))
    .join(' ')
    .replaceAll(`${mark} ${mark}`, ' ')
    .split(mark)
    .map((text, at) => ({ at, text, marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
