import { fill } from './fill.ts';
import type { Language } from './languages.ts';
import { localeOf } from './locale-of.ts';

/** A text for each plural form that the site’s languages have. French says *0 résultat*, English *0 results*. */
export type Counted = { readonly one: string; readonly other: string };

/** The text that goes with a count, the number in it for `{count}` and other values for theirs. */
export function fillCount(
  language: Language,
  texts: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const isOne = new Intl.PluralRules(localeOf(language)).select(count) === 'one';
  return fill(isOne ? texts.one : texts.other, { ...values, count: formatNumber(language, count) });
}

/** A number as the language writes it, unbroken: `1,500.5`, `1 500,5`. */
export function formatNumber(language: Language, number: number): string {
  // Browsers differ in how wide the space between thousands is.
  return new Intl.NumberFormat(localeOf(language)).format(number).replaceAll('\u202f', '\u00a0');
}
