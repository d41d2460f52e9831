import { fill } from './fill.ts';
import type { Language } from './languages.ts';
import { localeOf } from './locale-of.ts';

/** A text for each plural form of the site’s languages. Zero is singular in French (*0 résultat*), plural in English. */
export type Counted = { readonly one: string; readonly other: string };

/** Picks the plural form for a count and fills in `{count}` and the other values. */
export function fillCount(
  language: Language,
  texts: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const isOne = new Intl.PluralRules(localeOf(language)).select(count) === 'one';
  return fill(isOne ? texts.one : texts.other, { ...values, count: formatNumber(language, count) });
}

/** Formats a number with no-break spaces: `1,500.5`, `1 500,5`. */
export function formatNumber(language: Language, number: number): string {
  // Browsers disagree on the width of the thousands separator in French.
  return new Intl.NumberFormat(localeOf(language)).format(number).replaceAll('\u202f', '\u00a0');
}
