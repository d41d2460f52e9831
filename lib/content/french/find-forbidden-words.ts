import { type Fault, inContext } from './find-typography-faults.ts';

/** The term to write and the phrases it replaces. */
type Term = { write: string; never: readonly string[] };

/** Forbidden phrases, as words, by every form of their first word. */
export type Glossary = ReadonlyMap<string, readonly Phrase[]>;
type Phrase = { write: string; words: readonly string[] };

/** A word with its inner hyphens; an apostrophe separates words. */
const word = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** The glossary lists singulars. */
const formsOf = (singular: string) => [singular, `${singular}s`];

/** Indexes the glossary once for all texts. */
export function toGlossary(terms: readonly Term[]): Glossary {
  const phrases = terms.flatMap(({ write, never }) =>
    never.map((phrase): Phrase => ({ write, words: phrase.match(word) ?? [] })),
  );
  const glossary = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const form of formsOf(phrase.words[0] ?? ''))
      glossary.set(form, [...(glossary.get(form) ?? []), phrase]);
  return glossary;
}

/**
 * Finds the words that the glossary forbids, singular or plural. Compares whole words, case-sensitive except for the capital
 * at the start of a sentence: “j’ai” is not “AI”, “Google Cloud” is not “cloud”.
 */
export function findForbiddenWords(text: string, glossary: Glossary): Fault[] {
  const masked = text.replaceAll(/\{[\w.]+\}/g, (placeholder) => '#'.repeat(placeholder.length));
  const words = [...masked.matchAll(word)];
  return words.flatMap(({ 0: first, index }, start) => {
    const startsSentence =
      /^\p{Lu}/u.test(first) && /(?:^|[.?!:…«“]\s?)$/.test(masked.slice(Math.max(0, index - 2), index));
    const candidates = [
      ...(glossary.get(first) ?? []),
      ...((startsSentence && glossary.get(first.charAt(0).toLowerCase() + first.slice(1))) || []),
    ];
    return candidates.flatMap(({ write, words: [, ...rest] }) => {
      const last = words[start + rest.length];
      if (!last || !rest.every((next, at) => formsOf(next).includes(words[start + 1 + at]?.[0] ?? '')))
        return [];
      const length = last.index + last[0].length - index;
      const found = masked.slice(index, index + length).replaceAll('\u00A0', ' ');
      // Punctuation between the words means that they are not one phrase.
      if (found === write || /[^\p{L}\p{N}\s’-]/u.test(found)) return [];
      return [{ expected: `“${write}”`, found: inContext(text, index, length) }];
    });
  });
}
