import { type Language, languages } from './languages.ts';

/** Where the site begins in each language: English at the root. */
export const homeAddresses: Readonly<Record<Language, string>> = { en: '/', fr: '/fr' };

/** The language that an address belongs to: the one whose home page it is below. */
export function languageAt(address: string): Language {
  const isBelow = (home: string) => address === home || address.startsWith(`${home}/`);
  return languages.find((language) => isBelow(homeAddresses[language])) ?? languages[0];
}
