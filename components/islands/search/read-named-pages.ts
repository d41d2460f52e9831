import { readQuery } from '@/lib/http/read-query';
import type { NamedPage } from '@/lib/search/named-page';
import { parseNamedPages } from '@/lib/search/parse-named-pages';
import { queryClient } from './query-client';

/** The pages that search finds by name, read once. */
export function readNamedPages(address: string): Promise<readonly NamedPage[]> {
  return queryClient.fetchQuery({
    queryKey: [address] as const,
    queryFn: async ({ queryKey, signal }) => parseNamedPages(await readQuery(queryKey, { signal })),
  });
}
