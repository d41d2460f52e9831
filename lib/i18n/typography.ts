import type { Language } from './languages.ts';

type Marks = { readonly quotes: readonly [before: string, after: string]; readonly colon: string };

/** Canadian French has no-break spaces inside quotation marks and before a colon. */
const marksOf: Readonly<Record<Language, Marks>> = {
  en: { quotes: ['“', '”'], colon: ':' },
  fr: { quotes: ['«\u00a0', '\u00a0»'], colon: '\u00a0:' },
};

/** What somebody said, in the quotation marks of a language. */
export function quoted(language: Language, text: string): string {
  const [before, after] = marksOf[language].quotes;
  return `${before}${text}${after}`;
}

/** The name of what follows, with the colon of a language: `Results:`, `Résultats :`. */
export function labelled(language: Language, name: string): string {
  return `${name}${marksOf[language].colon}`;
}
