import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/http/fetch-json';
import { type NamedPage, parseNamedPages } from '@/lib/search/named-page';
import { queryClient } from './query-client';

/** The pages that search finds by name; none until they have come, and none when they do not. */
export function useNamedPages(address: string): readonly NamedPage[] {
  const [pages, setPages] = useState<readonly NamedPage[]>([]);
  useEffect(() => {
    let gone = false;
    readNamedPages(address).then(
      (read) => {
        if (!gone) setPages(read);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      gone = true;
    };
  }, [address]);
  return pages;
}

/** The pages that search finds by name, read once. */
function readNamedPages(address: string): Promise<readonly NamedPage[]> {
  return queryClient.fetchQuery({
    queryKey: [address] as const,
    queryFn: async ({ queryKey, signal }) => parseNamedPages(await fetchJson(queryKey[0], signal)),
  });
}
