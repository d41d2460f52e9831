import { type Language, languages } from '@/lib/i18n/languages';
import { content, frenchContent } from './content.ts';
import { getFrenchPath } from './support/get-french-path.ts';

type LocalizedPath = { language: Language; path: string; content: typeof content };

const contents: Record<Language, typeof content> = { en: content, fr: frenchContent };

/**
 * A page in each language, with the content in that language: for tests that loop over both.
 *
 * @param englishPath such as `/services/cloud-solutions`
 */
export function inBothLanguages(englishPath: string): LocalizedPath[] {
  return languages.map((language) => ({
    language,
    path: language === 'en' ? englishPath : getFrenchPath(englishPath),
    content: contents[language],
  }));
}
