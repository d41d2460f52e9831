import { useEffect, useState } from 'react';
import type { NamedPage } from '@/lib/search/named-page';
import { readNamedPages } from './read-named-pages';

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
