import { fetchJson } from '@/lib/http/fetch-json';
import { type Found, type FoundPage, readPage, searchIndex } from '@/lib/search/search-index';
import type { SearchQuery } from '@/lib/search/search-query';
import { noLists, type WordLists } from '@/lib/search/search-words';
import { loadPagefind } from './load-pagefind';
import { queryClient } from './query-client';

export type SearchResult = Found & {
  readonly question: SearchQuery;
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
  try {
    const found = await find(question, listsUrl);
    return { ...found, question, pages: await Promise.all(found.results.slice(0, limit).map(readPage)) };
  } catch (error) {
    // The next search loads everything again.
    queryClient.clear();
    throw error;
  }
}

function find(question: SearchQuery, listsUrl: string): Promise<Found> {
  return queryClient.fetchQuery({
    queryKey: ['search', question] as const,
    queryFn: async () => {
      const [pagefind, lists] = await Promise.all([loadPagefind(), loadLists(listsUrl)]);
      const found = await searchIndex(question, pagefind, lists);
      // Pagefind treats a part of the index that failed to load as empty.
      if (found.total > 0 || navigator.onLine) return found;
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
