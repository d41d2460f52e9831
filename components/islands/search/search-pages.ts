import { matchesTerm } from '@/lib/search/matches-term';
import type { FoundPage } from '@/lib/search/parse-pagefind';
import type { SearchQuery } from '@/lib/search/search-query';
import { loadPagefind } from './load-pagefind';
import { queryClient } from './query-client';

export type SearchResult = {
  readonly question: SearchQuery;
  /** The number of pages of the question's kind. */
  readonly count: number;
  /** The number of pages of any kind. */
  readonly total: number;
  /** The number of pages per kind, without kinds that have none. */
  readonly counts: Readonly<Record<string, number>>;
  /** The best pages, up to the limit. */
  readonly pages: readonly FoundPage[];
};

/**
 * Searches the text of all pages. Results are cached by term, kind and limit.
 *
 * @throws Error when Pagefind or its index cannot be loaded.
 */
export function searchPages(question: SearchQuery, limit: number): Promise<SearchResult> {
  return queryClient.fetchQuery({
    queryKey: ['/pagefind/', question.term, question.kind, limit] as const,
    queryFn: () => queryPagefind(question, limit),
  });
}

async function queryPagefind(question: SearchQuery, limit: number): Promise<SearchResult> {
  const { term, kind } = question;
  const pagefind = await loadPagefind();
  const all = await pagefind.search(term);
  const matches = kind ? await pagefind.search(term, kind) : all;
  const [best, ...pages] = await Promise.all(
    [...all.pages.slice(0, 1), ...matches.pages.slice(0, limit)].map(pagefind.read),
  );
  if (!best || !matchesTerm(term, best.found)) return { question, count: 0, total: 0, counts: {}, pages: [] };
  return { question, count: matches.pages.length, total: all.pages.length, counts: all.counts, pages };
}
