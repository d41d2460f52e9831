import { languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { type Company, companyFact, languageOfFile } from './fill-facts.ts';

/** What browser tabs and search results show. The schemas already reject longer titles. */
const maxLength = 60;

const suffixIn = (company: Company, language: string) =>
  ` | ${companyFact(company, language, 'brand') ?? ''}`;

/** How long a page's title may be in a language: the brand is appended. */
export const titleLimit = (company: Company, language: string): number =>
  maxLength - suffixIn(company, language).length;

/**
 * Page titles that are too long once the brand is appended.
 *
 * @param company its brand in the title's language is appended; undefined when it is invalid
 */
export function findLongTitles(file: string, data: unknown, company: Company | undefined): Mistake[] {
  if (!company || typeof data !== 'object' || data === null) return [];
  const places = [
    { field: 'title', language: languageOfFile(file), words: data },
    ...languages.map((language) => ({
      field: `${language}.title`,
      language,
      words: Reflect.get(data, language),
    })),
  ];
  return places.flatMap(({ field, language, words }) => {
    const limit = titleLimit(company, language);
    const title = pageTitle(words);
    if (title === undefined || title.length <= limit || title.length > maxLength) return [];
    const problem = `expected at most ${limit} characters, because "${suffixIn(company, language)}" is added; found ${title.length}: "${title}"`;
    return [{ file, field, problem }];
  });
}

/** Only pages have keywords next to their title. */
function pageTitle(words: unknown): string | undefined {
  const isPage = typeof words === 'object' && words !== null && 'keywords' in words && 'title' in words;
  return isPage && typeof words.title === 'string' ? words.title.trim() : undefined;
}
