import { useEffect, useRef } from 'react';
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '@/lib/search/search-query';

/**
 * Keeps the question in the query string. Typing replaces the current history entry. The first change after `commit`, or
 * after arriving with a term in the URL, adds an entry, so that Back returns to the committed question.
 *
 * @param onRestore receives the URL's question on mount, Back and Forward
 */
export function useQuestionHistory(onRestore: (question: SearchQuery, isInitial: boolean) => void) {
  const isCommitted = useRef(false);
  const latestOnRestore = useRef(onRestore);
  useEffect(() => {
    latestOnRestore.current = onRestore;
  });

  useEffect(() => {
    const restore = (isInitial: boolean) => {
      const question = parseSearchQuery(location.search);
      isCommitted.current = question.term !== '';
      latestOnRestore.current(question, isInitial);
    };
    const onPopState = () => restore(false);
    restore(true);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return {
    write(question: SearchQuery): void {
      const query = formatSearchQuery(question);
      if (query === location.search) return;
      const method = isCommitted.current ? 'pushState' : 'replaceState';
      history[method](null, '', query || location.pathname);
      isCommitted.current = false;
    },
    commit(): void {
      isCommitted.current = true;
    },
  };
}
