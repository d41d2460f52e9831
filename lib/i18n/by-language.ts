import { type Language, languages } from './languages.ts';

/** A value for each published language, under the language's key. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}
