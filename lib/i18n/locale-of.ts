import type { Language } from './languages.ts';

/** The locale as HTML, `Intl` and schema.org write it: `en-CA`, `fr-CA`. */
export function localeOf<L extends Language>(language: L): `${L}-CA` {
  return `${language}-CA`;
}
