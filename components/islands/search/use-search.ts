import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import type { SearchKind } from '@/lib/search/search-kinds';
import type { SearchQuery } from '@/lib/search/search-query';
import { loadPagefind } from './load-pagefind';
import { type SearchResult, searchPages } from './search-pages';
import { useQuestionHistory } from './use-question-history';

/** Long enough for a fast typist to finish a word, short enough to go unnoticed. */
const debounceMs = 60;
const minTermLength = 2;
const pageSize = 10;

/** Searches for the term in the field, and keeps field, URL and result in sync. */
export function useSearch(field: RefObject<HTMLInputElement | null>, listsUrl: string) {
  const [question, setQuestion] = useState<SearchQuery>({ term: '' });
  const [result, setResult] = useState<SearchResult>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(question);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Resolves to true once the result is rendered. */
  const search = async (asked: SearchQuery, limit: number) => {
    const found = await searchPages(asked, limit, listsUrl).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    // Drop stale results: a newer question is pending.
    if (latest.current !== asked) return false;
    flushSync(() => {
      // If more pages cannot be loaded, keep those on the screen.
      setResult((previous) => found ?? (limit > pageSize ? previous : undefined));
      setFailed(!found);
    });
    return found !== undefined;
  };

  const ask = (asked: SearchQuery, delayMs: number) => {
    latest.current = asked;
    setQuestion(asked);
    setFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (asked.term.length >= minTermLength) void search(asked, pageSize);
      else setResult(undefined);
      // Last, since Safari throws after a hundred changes in ten seconds.
      urlQuestion.write(asked);
    }, delayMs);
  };

  const askTypedTerm = (delayMs: number) =>
    ask({ ...latest.current, term: field.current?.value.trim() ?? '' }, delayMs);

  const urlQuestion = useQuestionHistory((asked, isInitial) => {
    // A term typed before hydration is newer than the URL.
    const typed = isInitial ? field.current?.value.trim() : undefined;
    if (!typed && field.current) field.current.value = asked.term;
    if (typed || asked.term || !isInitial) ask(typed ? { ...asked, term: typed } : asked, 0);
  });

  /** Adds a history entry for the question, even if it was typed a moment ago. */
  const commit = () => {
    urlQuestion.write(latest.current);
    urlQuestion.commit();
  };

  // Loads Pagefind before the first word is typed. The first question retries after a failure.
  useEffect(() => onPageShow(() => void loadPagefind().catch(() => setFailed(true))), []);

  return {
    question,
    result,
    failed,
    updateTerm: () => askTypedTerm(debounceMs),
    submit() {
      askTypedTerm(0);
      commit();
    },
    selectKind(kind: SearchKind | undefined) {
      commit();
      ask({ term: latest.current.term, ...(kind && { kind }) }, 0);
    },
    /** Loads ten more pages. Resolves to true once they are rendered. */
    showMore: () => search(latest.current, (result?.pages.length ?? 0) + pageSize),
  };
}
