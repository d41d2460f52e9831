import { type Language, languages } from './languages.ts';

/** The language that a tag such as `fr-CA` names; the first one where it names none of ours. */
export function languageOf(tag: string | undefined): Language {
  const [name = ''] = (tag ?? '').toLowerCase().split('-', 1);
  return languages.find((language) => language === name) ?? languages[0];
}
