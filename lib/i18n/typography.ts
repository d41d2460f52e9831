import type { Language } from './languages.ts';

type Marks = { readonly quotes: readonly [before: string, after: string]; readonly colon: string };

/** Canadian French puts no-break spaces inside quotation marks and before a colon. */
const marksOf: Readonly<Record<Language, Marks>> = {
  en: { quotes: ['“', '”'], colon: ':' },
  fr: { quotes: ['«\u00a0', '\u00a0»'], colon: '\u00a0:' },
};

/** Puts a text in quotation marks. */
export function quoted(language: Language, text: string): string {
  const [before, after] = marksOf[language].quotes;
  return `${before}${text}${after}`;
}

/** Appends a colon to a label: `Results:`, `Résultats :`. */
export function labelled(language: Language, label: string): string {
  return `${label}${marksOf[language].colon}`;
}
