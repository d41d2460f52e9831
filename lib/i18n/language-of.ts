import { type Language, languages } from './languages.ts';

/** The home page of each language; English is at the root. */
export const homePaths: Readonly<Record<Language, string>> = { en: '/', fr: '/fr' };

/** The language whose home page a path is at or below. */
export function languageOfPath(path: string): Language {
  const isBelow = (home: string) => path === home || path.startsWith(`${home}/`);
  return languages.find((language) => isBelow(homePaths[language])) ?? languages[0];
}

/** The language of a tag such as `fr-CA`; the first language for any other tag. */
export function languageOfTag(tag = ''): Language {
  const [name] = tag.toLowerCase().split('-', 1);
  return languages.find((language) => language === name) ?? languages[0];
}
