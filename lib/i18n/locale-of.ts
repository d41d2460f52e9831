import type { Language } from './languages.ts';

/** The BCP 47 tag for HTML, `Intl` and schema.org: `en-CA`, `fr-CA`. */
export function localeOf<L extends Language>(language: L): `${L}-CA` {
  return `${language}-CA`;
}
