import type { Language } from './languages.ts';
import { localeOf } from './locale-of.ts';

/** A day such as `2026-05-01` in words: `May 1, 2026`, `1er mai 2026`. */
export function formatDate(language: Language, day: string): string {
  const words = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const text = words.format(new Date(day));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** The month of a day in words: `May 2026`, `mai 2026`. */
export function formatMonth(language: Language, day: string): string {
  const words = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), words).format(new Date(day));
}
