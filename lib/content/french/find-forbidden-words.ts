import { type Fault, inContext } from './find-typography-faults.ts';

/** The term to write and the phrases it replaces. */
type Term = { write: string; never: readonly string[] };

/** Forbidden phrases: all in one pattern, and what to write for each by its own. */
export type Glossary = { any: RegExp; phrases: readonly { write: string; pattern: RegExp }[] };

/** Indexes the glossary once for all texts. */
export function toGlossary(terms: readonly Term[]): Glossary {
  const phrases = terms.flatMap(({ write, never }) =>
    never.map((phrase) => ({ write, source: patternOf(phrase) })),
  );
  // A word with its inner hyphens; neither “cloud-native” nor {cloud} is “cloud”.
  const whole = (source: string) => `(?<![\\p{L}\\p{N}{.]-?)(?:${source})(?![\\p{L}\\p{N}}]|-[\\p{L}\\p{N}])`;
  return {
    any: new RegExp(whole(phrases.map(({ source }) => source).join('|') || '(?!)'), 'gu'),
    phrases: phrases.map(({ write, source }) => ({ write, pattern: new RegExp(`^(?:${source})$`, 'u') })),
  };
}

/** Each word in the singular or plural; a capital only where a sentence begins. */
function patternOf(phrase: string): string {
  const source = phrase.replaceAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu, '$&s?').replaceAll(/\s/g, '\\s');
  const capital = source.charAt(0).toUpperCase() + source.slice(1);
  return capital === source ? source : `${source}|(?<=(?:^|[.?!:…«“]\\s?))${capital}`;
}

/**
 * Finds the words that the glossary forbids. Compares whole words, case-sensitive except for the capital at the start of a
 * sentence: “j’ai” is not “AI”, “Google Cloud” is not “cloud”.
 */
export function findForbiddenWords(text: string, { any, phrases }: Glossary): Fault[] {
  return [...text.matchAll(any)].flatMap(({ 0: found, index }) => {
    const phrase = phrases.find(({ pattern }) => pattern.test(found));
    if (!phrase || found.replaceAll('\u00A0', ' ') === phrase.write) return [];
    return [{ expected: `“${phrase.write}”`, found: inContext(text, index, found.length) }];
  });
}
