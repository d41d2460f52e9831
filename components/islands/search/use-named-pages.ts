import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/http/fetch-json';
import { type NamedPage, parseNamedPages } from '@/lib/search/named-page';
import { queryClient } from './query-client';

/** The pages that search finds by name; empty until they are loaded, and after a failure. */
export function useNamedPages(address: string): readonly NamedPage[] {
  const [pages, setPages] = useState<readonly NamedPage[]>([]);
  useEffect(() => {
    const query = queryClient.fetchQuery({
      queryKey: [address] as const,
      queryFn: async ({ queryKey, signal }) => parseNamedPages(await fetchJson(queryKey[0], { signal })),
    });
    query.then(setPages, console.error);
  }, [address]);
  return pages;
}
