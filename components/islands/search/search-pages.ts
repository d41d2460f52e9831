import { fetchJson } from '@/lib/http/fetch-json';
import type { Query } from '@/lib/search/find-word';
import { parseNamedPages } from '@/lib/search/named-page';
import { type FoundPage, type Match, searchIndex } from '@/lib/search/search-index';
import type { SearchKind } from '@/lib/search/search-kinds';
import type { SearchQuery } from '@/lib/search/search-query';
import type { WordLists } from '@/lib/search/search-words';
import { loadPagefind, unloadPagefind } from './load-pagefind';
import { queryClient } from './query-client';

export type SearchSources = {
  /** The address of the list of pages that are found by name. */
  readonly pagesAddress: string;
  readonly lists: WordLists;
};

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
 * @throws Error when Pagefind or a part of its index cannot be loaded.
 */
export async function searchPages(
  question: SearchQuery,
  limit: number,
  sources: SearchSources,
): Promise<SearchResult> {
  try {
    return await readResult(question, limit, await findMatches(question.term, sources));
  } catch (error) {
    // Pagefind keeps what failed to load: the next search starts anew.
    queryClient.clear();
    await unloadPagefind();
    throw error;
  }
}

async function readResult(
  question: SearchQuery,
  limit: number,
  matches: readonly Match[],
): Promise<SearchResult> {
  const { kind } = question;
  const ofKind = kind ? matches.filter((match) => match.kind === kind) : matches;
  return {
    question,
    count: ofKind.length,
    total: matches.length,
    counts: countKinds(matches),
    pages: await Promise.all(ofKind.slice(0, limit).map((match) => match.read())),
  };
}

function findMatches(term: string, { pagesAddress, lists }: SearchSources): Promise<Match[]> {
  return queryClient.fetchQuery({
    queryKey: ['search', pagesAddress, term] as const,
    queryFn: async () => {
      const [pagefind, names] = await Promise.all([loadPagefind(), loadNames(pagesAddress)]);
      const query: Query = (text, filters = {}) =>
        queryClient.fetchQuery({
          queryKey: ['/pagefind/', text, filters] as const,
          queryFn: async () => (await pagefind.search(text, { filters })).results,
        });
      const matches = await searchIndex(term, { query, names, lists });
      // Pagefind treats a part of the index that failed to load as empty.
      if (matches.length > 0 || navigator.onLine) return matches;
      throw new Error('The search index was queried without a connection');
    },
  });
}

/** Without the names, search still finds pages by their text. */
function loadNames(address: string) {
  const names = queryClient.fetchQuery({
    queryKey: [address] as const,
    queryFn: async ({ queryKey, signal }) => parseNamedPages(await fetchJson(queryKey[0], { signal })),
  });
  return names.catch((error: unknown) => {
    console.error(error);
    return [];
  });
}

function countKinds(matches: readonly Match[]): SearchResult['counts'] {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const { kind } of matches) if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
