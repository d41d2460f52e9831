import type { Language } from './languages.ts';
import { localeOf } from './locale-of.ts';

/** Formats an ISO date in long form: `May 1, 2026`, `1er mai 2026`. */
export function formatDate(language: Language, date: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const text = format.format(new Date(date));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** Formats the month of an ISO date: `May 2026`, `mai 2026`. */
export function formatMonth(language: Language, date: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(date));
}
