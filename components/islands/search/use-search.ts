import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import type { SearchKind } from '@/lib/search/search-kinds';
import type { SearchQuery } from '@/lib/search/search-query';
import type { Answer } from './answer';
import { answerQuestion } from './answer-question';
import { loadPagefind } from './load-pagefind';
import { useHistory } from './use-history';

/** Long enough to let a fast typist finish a word, short enough to go unnoticed, in milliseconds. */
const pause = 60;
const shortestTerm = 2;
const step = 10;

/** The question in a search field and what is found for it, in step with the address. */
export function useSearch(field: RefObject<HTMLInputElement | null>) {
  const [question, setQuestion] = useState<SearchQuery>({ term: '' });
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(question);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Resolves with whether the answer stands there now. */
  const answerWith = async (asked: SearchQuery, shown: number) => {
    const found = await answerQuestion(asked, shown).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    // An answer that comes after the next question is nobody's any more.
    if (latest.current !== asked) return false;
    flushSync(() => {
      // Where more of it cannot be had, what stands there stays.
      setAnswer((before) => found ?? (shown > step ? before : undefined));
      setFailed(!found);
    });
    return found !== undefined;
  };

  const ask = (asked: SearchQuery, wait: number) => {
    latest.current = asked;
    setQuestion(asked);
    setFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      address.write(asked);
      if (asked.term.length >= shortestTerm) void answerWith(asked, step);
      else setAnswer(undefined);
    }, wait);
  };

  const address = useHistory((asked, isStart) => {
    // What was typed before the script came is newer than the address.
    const typed = isStart ? field.current?.value.trim() : undefined;
    if (!typed && field.current) field.current.value = asked.term;
    if (typed || asked.term || !isStart) ask(typed ? { ...asked, term: typed } : asked, 0);
  });

  /** Leaves the question one step back, also one that was typed a moment ago. */
  const keep = () => {
    address.write(latest.current);
    address.settle();
  };

  // Ready before the first word is typed. A failure is said at once, and the first question tries again.
  useEffect(() => onPageShow(() => void loadPagefind().catch(() => setFailed(true))), []);

  return {
    question,
    answer,
    failed,
    type: () => ask({ ...latest.current, term: field.current?.value.trim() ?? '' }, pause),
    submit() {
      ask({ ...latest.current, term: field.current?.value.trim() ?? '' }, 0);
      keep();
    },
    choose(kind: SearchKind | undefined) {
      keep();
      ask({ term: latest.current.term, ...(kind && { kind }) }, 0);
    },
    /** Shows ten more. Resolves with whether they stand there now. */
    showMore: () => answerWith(latest.current, (answer?.results.length ?? 0) + step),
  };
}
