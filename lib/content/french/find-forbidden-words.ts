import { around, type Fault } from './find-typography-faults.ts';

/** What the French texts call a thing, and what they never call it. */
export type Term = { write: string; never: readonly string[] };

type Word = { word: string; index: number; isFirst: boolean };

/**
 * Every word of a text that the glossary rules out. Words are compared whole, capitals exactly: “j’ai” is no “AI”, and a name
 * such as “Google Cloud” is no “cloud”. A plural counts, and a capital that only begins a sentence does not.
 */
export function findForbiddenWords(text: string, terms: readonly Term[]): Fault[] {
  const words = wordsOf(text.replaceAll(/\{[\w.]+\}/g, (place) => '#'.repeat(place.length)));
  return terms.flatMap(({ write, never }) =>
    never.flatMap((phrase) => {
      const wanted = wordsOf(phrase);
      return words.flatMap(({ index }, start) => {
        const last = words[start + wanted.length - 1];
        if (!last || !wanted.every(({ word }, at) => isSame(words[start + at], word))) return [];
        const length = last.index + last.word.length - index;
        const found = text.slice(index, index + length).replaceAll('\u00A0', ' ');
        // A sign between the words keeps them apart.
        if (found === write || /[^\p{L}\p{N}\s’-]/u.test(found)) return [];
        return [{ expected: `“${write}”`, found: around(text, index, length) }];
      });
    }),
  );
}

function isSame(found: Word | undefined, word: string): boolean {
  if (!found) return false;
  const forms = [word, `${word}s`];
  return forms.includes(found.word) || (found.isFirst && forms.includes(lowerFirst(found.word)));
}

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** Words with the hyphens inside them; an apostrophe parts two words. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    word,
    index,
    isFirst: /(?:^|[.?!:…«“][\s\u00A0]*)$/.test(text.slice(Math.max(0, index - 3), index)),
  }));
}
