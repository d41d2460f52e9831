import type { Language } from './languages.ts';

/** The locale as HTML, `Intl` and schema.org write it: `en-CA`, later `fr-CA`. */
export function localeOf(language: Language): `${Language}-CA` {
  return `${language}-CA`;
}
