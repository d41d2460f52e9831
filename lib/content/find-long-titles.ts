import { writtenLanguages } from '../i18n/languages.ts';
import { type Company, companyFact, languageOf } from './fill-facts.ts';
import type { Mistake } from './mistake.ts';

/** What browser tabs and search results show. The schemas refuse anything longer by themselves. */
const longest = 60;

/**
 * The page titles of a file that are too long once the brand stands behind them.
 *
 * @param company whose name in the title's language is the brand; undefined while it is unread, which is its own mistake
 */
export function findLongTitles(file: string, data: unknown, company: Company | undefined): Mistake[] {
  if (!company || typeof data !== 'object' || data === null) return [];
  const places = [
    { prefix: '', language: languageOf(file), words: data },
    ...writtenLanguages.map((language) => ({
      prefix: `${language}.`,
      language,
      words: Reflect.get(data, language),
    })),
  ];
  return places.flatMap(({ prefix, language, words }) => {
    const brand = companyFact(company, language, 'brand') ?? '';
    const limit = longest - ` | ${brand}`.length;
    const title = pageTitleOf(words);
    if (title === undefined || title.length <= limit || title.length > longest) return [];
    const problem = `expected at most ${limit} characters, because " | ${brand}" is added; found ${title.length}: "${title}"`;
    return [{ file, field: `${prefix}title`, problem }];
  });
}

/** Only pages have keywords beside their title. */
function pageTitleOf(words: unknown): string | undefined {
  const isPage = typeof words === 'object' && words !== null && 'keywords' in words && 'title' in words;
  return isPage && typeof words.title === 'string' ? words.title.trim() : undefined;
}
