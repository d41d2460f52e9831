import { joinLetters, normalizeWords } from './normalize-words.ts';
import type { PagefindPage, PagefindResult } from './pagefind.ts';
import type { SearchWord } from './search-words.ts';

/** Queries Pagefind for a term. */
export type Query = (
  term: string,
  filters?: Readonly<Record<string, string>>,
) => Promise<readonly PagefindResult[]>;

/** Below this, a word may be written in two on more pages: "onsite" is mostly "on site". */
const fewPages = 10;
const pagesChecked = 5;
/** A word may lack this many letters of an ending. */
const maxEnding = 3;
const minStem = 4;

/**
 * Finds the pages that have a word, in any of its spellings.
 *
 * @returns the results of each word by page: one word, or its parts where no page has the whole
 */
export async function findWord(word: SearchWord, query: Query): Promise<ResultsByPage[]> {
  const found = await Promise.all([
    ...word.starts.map((start) => findStart(start, query)),
    ...word.phrases.map((phrase) => findPhrase(phrase, query)),
  ]);
  const whole = byPage(found.flat());
  if (whole.size >= fewPages) return [whole];
  const splits = await Promise.all(word.splits.map((split) => findPhrase(split, query)));
  const all = byPage([...found, ...splits].flat());
  if (all.size > 0 || word.parts.length === 0) return [all];
  const parts = await Promise.all(word.parts.map((part) => findStart(part, query)));
  return parts.map(byPage);
}

/** All results of a word, by the page's id. */
export type ResultsByPage = ReadonlyMap<string, readonly PagefindResult[]>;

const byPage = (results: readonly PagefindResult[]): ResultsByPage => Map.groupBy(results, ({ id }) => id);

/** Pagefind scores all pages with an exact phrase the same: they get their scores for its words. */
async function findPhrase(phrase: string, query: Query): Promise<PagefindResult[]> {
  const exact = await query(`"${phrase}"`);
  if (exact.length === 0) return [];
  const scores = new Map((await query(phrase)).map(({ id, score }) => [id, score]));
  return exact.map((result) => ({ ...result, score: scores.get(result.id) ?? 0 }));
}

/**
 * For a word that no page has, Pagefind returns pages with the longest beginning of it that some page has: "teamviewer" finds
 * "team". These do not count, unless a word on them starts so or only lacks an ending: "hosti" finds "host" and "hosting".
 */
async function findStart(start: string, query: Query): Promise<readonly PagefindResult[]> {
  const [results, exact] = await Promise.all([query(start), query(`"${start}"`)]);
  if (exact.length > 0) return results;
  const pages = await Promise.all(results.slice(0, pagesChecked).map((result) => result.data()));
  const letters = joinLetters(start);
  const isAlike = (word: string) =>
    word.startsWith(letters) ||
    (word.length >= minStem && letters.length - word.length <= maxEnding && letters.startsWith(word));
  const words = pages.flatMap(matchedWords).flatMap((word) => [joinLetters(word), ...normalizeWords(word)]);
  return words.some(isAlike) ? results : [];
}

export function matchedWords({ content, locations }: PagefindPage): string[] {
  const words = content.split(/\s+/);
  return locations.flatMap((index) => words[index] ?? []);
}
