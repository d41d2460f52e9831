import { fetchJson } from '@/lib/http/fetch-json';
import { type FoundPage, type Match, searchIndex } from '@/lib/search/search-index';
import type { SearchKind } from '@/lib/search/search-kinds';
import type { SearchQuery } from '@/lib/search/search-query';
import { noLists, type WordLists } from '@/lib/search/search-words';
import { loadPagefind, unloadPagefind } from './load-pagefind';
import { queryClient } from './query-client';

export type SearchResult = {
  readonly question: SearchQuery;
  /** The number of pages of the question's kind. */
  readonly count: number;
  /** The number of pages of any kind. */
  readonly total: number;
  /** The number of pages per kind, without kinds that have none. */
  readonly counts: Readonly<Partial<Record<SearchKind, number>>>;
  /** The best pages, up to the limit. */
  readonly pages: readonly FoundPage[];
};

/**
 * Searches the names and texts of all pages.
 *
 * @param listsUrl of the lists of words
 * @throws Error when Pagefind or a part of its index cannot be loaded.
 */
export async function searchPages(
  question: SearchQuery,
  limit: number,
  listsUrl: string,
): Promise<SearchResult> {
  const { term, kind } = question;
  try {
    const matches = await findMatches(term, listsUrl);
    const ofKind = kind ? matches.filter((match) => match.kind === kind) : matches;
    return {
      question,
      count: ofKind.length,
      total: matches.length,
      counts: countKinds(matches),
      pages: await Promise.all(ofKind.slice(0, limit).map((match) => match.read())),
    };
  } catch (error) {
    // Pagefind keeps what failed to load: the next search starts anew.
    queryClient.clear();
    await unloadPagefind();
    throw error;
  }
}

function findMatches(term: string, listsUrl: string): Promise<Match[]> {
  return queryClient.fetchQuery({
    queryKey: ['search', term] as const,
    queryFn: async () => {
      const [pagefind, lists] = await Promise.all([loadPagefind(), loadLists(listsUrl)]);
      const matches = await searchIndex(term, pagefind, lists);
      // Pagefind treats a part of the index that failed to load as empty.
      if (matches.length > 0 || navigator.onLine) return matches;
      throw new Error('The search index was queried without a connection');
    },
  });
}

/** Without the lists, search still finds pages by the words that they have. */
function loadLists(url: string): Promise<WordLists> {
  const lists = queryClient.fetchQuery({
    queryKey: [url] as const,
    queryFn: async ({ queryKey, signal }) => ({
      ...noLists,
      ...Object(await fetchJson(queryKey[0], { signal })),
    }),
  });
  return lists.catch((error: unknown) => {
    console.error(error);
    return noLists;
  });
}

function countKinds(matches: readonly Match[]): SearchResult['counts'] {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const { kind } of matches) if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
