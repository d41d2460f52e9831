import { languages } from '../i18n/languages.ts';
import type { Mistake } from './mistake.ts';

const longest = 60;

/**
 * The page titles of a file that are too long once the brand stands behind them, as browser tabs and search results
 * show them.
 *
 * @param brand the company's name
 */
export function findLongTitles(file: string, data: object, brand: string): Mistake[] {
  const limit = longest - ` | ${brand}`.length;
  const places = [
    { prefix: '', words: data },
    ...languages.map((key) => ({ prefix: `${key}.`, words: Reflect.get(data, key) })),
  ];
  return places.flatMap(({ prefix, words }) => {
    const title = pageTitleOf(words);
    if (title === undefined || title.length <= limit) return [];
    const problem = `expected at most ${limit} characters, because " | ${brand}" is added; found ${title.length}: "${title}"`;
    return [{ file, field: `${prefix}title`, problem }];
  });
}

/** Only pages have keywords beside their title. */
function pageTitleOf(words: unknown): string | undefined {
  const isPage = typeof words === 'object' && words !== null && 'keywords' in words && 'title' in words;
  return isPage && typeof words.title === 'string' ? words.title : undefined;
}
