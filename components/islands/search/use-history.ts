import { useEffect, useRef } from 'react';
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '@/lib/search/search-query';

/**
 * Keeps the question in the address. Typing changes the entry of the history it began, and whatever was settled before
 * (by a submit, a choice, or by coming from a link) stays one step back.
 *
 * @param onRestore called with the address's question at the start, and whenever somebody goes back or forward
 */
export function useHistory(onRestore: (question: SearchQuery, isStart: boolean) => void) {
  const settled = useRef(false);
  const latest = useRef(onRestore);
  useEffect(() => {
    latest.current = onRestore;
  });

  useEffect(() => {
    const restore = (isStart: boolean) => {
      const question = parseSearchQuery(location.search);
      settled.current = question.term !== '';
      latest.current(question, isStart);
    };
    const goBack = () => restore(false);
    restore(true);
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);

  return {
    write(question: SearchQuery): void {
      const address = formatSearchQuery(question);
      if (address === location.search) return;
      const change = settled.current ? 'pushState' : 'replaceState';
      history[change](null, '', address || location.pathname);
      settled.current = false;
    },
    settle(): void {
      settled.current = true;
    },
  };
}
