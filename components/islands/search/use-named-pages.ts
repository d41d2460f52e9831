import { useEffect, useState } from 'react';
import { readQuery } from '@/lib/http/read-query';
import type { NamedPage } from '@/lib/search/named-page';
import { parseNamedPages } from '@/lib/search/parse-named-pages';
import { queryClient } from './query-client';

/** The pages that search finds by name; empty until they are loaded, and after a failure. */
export function useNamedPages(address: string): readonly NamedPage[] {
  const [pages, setPages] = useState<readonly NamedPage[]>([]);
  useEffect(() => {
    const query = queryClient.fetchQuery({
      queryKey: [address] as const,
      queryFn: async ({ queryKey, signal }) => parseNamedPages(await readQuery(queryKey, { signal })),
    });
    query.then(setPages, console.error);
  }, [address]);
  return pages;
}
