import { languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { valueAt } from './data-tree.ts';
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
  if (!company) return [];
  return listMetadata(file, data, 'title').flatMap(({ field, language, text }) => {
    const limit = titleLimit(company, language);
    if (text.length <= limit || text.length > maxLength) return [];
    const problem = `expected at most ${limit} characters, because "${suffixIn(company, language)}" is added; found ${text.length}: "${text}"`;
    return [{ file, field, problem }];
  });
}

/** A page's title or description in each language. Only pages have keywords next to them. */
export function listMetadata(file: string, data: unknown, name: 'title' | 'description') {
  const places = file.endsWith('.md')
    ? [{ language: languageOfFile(file), path: [] }]
    : languages.map((language) => ({ language, path: [language] }));
  return places.flatMap(({ language, path }) => {
    const text = valueAt(data, [...path, name]);
    const isPage = valueAt(data, [...path, 'keywords']) !== undefined;
    return isPage && typeof text === 'string' && text.trim() !== ''
      ? [{ field: [...path, name].join('.'), language, text: text.trim() }]
      : [];
  });
}
