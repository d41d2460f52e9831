import { around, type Fault } from './find-typography-faults.ts';

/** What the French texts call a thing, and what they never call it. */
export type Term = { write: string; never: readonly string[] };

/** The phrases that French texts never use, by each form that their first word can have. */
export type Glossary = ReadonlyMap<string, readonly { write: string; words: readonly string[] }[]>;

/** Made once for all texts. */
export function toGlossary(terms: readonly Term[]): Glossary {
  const glossary = new Map<string, { write: string; words: readonly string[] }[]>();
  for (const { write, never } of terms)
    for (const phrase of never) {
      const words = phrase.match(word) ?? [];
      for (const form of formsOf(words[0] ?? ''))
        glossary.set(form, [...(glossary.get(form) ?? []), { write, words }]);
    }
  return glossary;
}

/** With the hyphens inside it; an apostrophe parts two words. */
const word = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** The singular that the glossary has, and its plural. */
const formsOf = (singular: string) => [singular, `${singular}s`];

/**
 * Every word of a text that the glossary rules out. Words are compared whole, capitals exactly: “j’ai” is no “AI”, and a name
 * such as “Google Cloud” is no “cloud”. A plural counts, and a capital that only begins a sentence does not.
 */
export function findForbiddenWords(text: string, glossary: Glossary): Fault[] {
  const masked = text.replaceAll(/\{[\w.]+\}/g, (place) => '#'.repeat(place.length));
  const words = [...masked.matchAll(word)];
  return words.flatMap(({ 0: first, index }, start) => {
    const begins =
      /^\p{Lu}/u.test(first) && /(?:^|[.?!:…«“]\s?)$/.test(masked.slice(Math.max(0, index - 2), index));
    const candidates = [
      ...(glossary.get(first) ?? []),
      ...((begins && glossary.get(first.charAt(0).toLowerCase() + first.slice(1))) || []),
    ];
    return candidates.flatMap(({ write, words: wanted }) => {
      const last = words[start + wanted.length - 1];
      const rest = wanted.slice(1);
      if (!last || !rest.every((next, at) => formsOf(next).includes(words[start + 1 + at]?.[0] ?? '')))
        return [];
      const length = last.index + last[0].length - index;
      const found = masked.slice(index, index + length).replaceAll('\u00A0', ' ');
      // A sign between the words keeps them apart.
      if (found === write || /[^\p{L}\p{N}\s’-]/u.test(found)) return [];
      return [{ expected: `“${write}”`, found: around(text, index, length) }];
    });
  });
}
