import { useEffect, useRef, useState } from 'react';
import { onLanguageSwitch } from '@/components/islands/hydration/on-language-switch';
import { tabStorage } from '@/components/islands/hydration/tab-storage';
import {
  initialQuizState,
  type QuizAction,
  type QuizEntry,
  type QuizState,
  readQuizEntry,
  reduceQuiz,
} from '@/lib/quiz/reduce-quiz';
import { readSheetHash } from '@/lib/quiz/sheet-hash';
import type { SheetLetter } from '@/lib/quiz/sheet-number';

let runCount = 0;
/** Unique across the page loads of a tab. */
const createRunId = () => `${performance.timeOrigin}-${runCount++}`;

/** Whether the visitor came to this page by Back or Forward. */
function isHistoryNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}

/**
 * The state of a quiz. Each step adds a history entry, so that Back returns to the previous question.
 *
 * Back from another page and the language switch restore the quiz. A reload, Cancel and Restart start a new run;
 * entries of earlier runs show the intro. A sheet number in the hash takes precedence over the history.
 *
 * @param id the key in `history.state` and in session storage
 * @param letter the first letter of the quiz's sheet numbers
 * @param options the option values of each question
 * @returns `isUnreadable` is true if the hash has a sheet number that was never issued
 */
export function useQuiz(id: string, letter: SheetLetter, options: readonly (readonly string[])[]) {
  const [state, setState] = useState<QuizState>(initialQuizState);
  const [isUnreadable, setUnreadable] = useState(false);
  const runId = useRef('');
  const initialOptions = useRef(options);

  useEffect(() => {
    const readEntry = () => readQuizEntry(history.state?.[id], initialOptions.current);
    const show = (entry: QuizState | undefined) => {
      const sheet = readSheetHash(location.hash, letter, initialOptions.current);
      setUnreadable(sheet === 'unreadable');
      setState(sheet === 'unreadable' ? initialQuizState : (sheet ?? entry ?? initialQuizState));
    };
    const stored = readQuizEntry(tabStorage.take(id), initialOptions.current);
    const restored = isHistoryNavigation() ? readEntry() : stored;
    runId.current = restored?.run ?? createRunId();
    // Also erases the entry of a reloaded page, so that going back to it later does not restore it.
    if (restored ?? readEntry()) writeHistory('replaceState', id, restored);
    show(restored);

    const onPopState = () => {
      const entry = readEntry();
      show(entry?.run === runId.current ? entry : undefined);
    };
    window.addEventListener('popstate', onPopState);
    const removeListener = onLanguageSwitch(() => {
      const entry = readEntry();
      if (entry?.position && entry.run === runId.current) tabStorage.save(id, entry);
    });
    return () => {
      window.removeEventListener('popstate', onPopState);
      removeListener();
    };
  }, [id, letter]);

  const act = (action: QuizAction) => {
    const next = reduceQuiz(state, action, options);
    if (next === state) return;
    setUnreadable(false);
    setState(next);
    if (action.type === 'reset') runId.current = createRunId();
    // Store the answer in the current entry, so that Back shows it.
    else writeHistory('replaceState', id, { ...next, position: state.position, run: runId.current });
    // Any step away from a sheet drops its number from the URL.
    const hasSheetHash = readSheetHash(location.hash, letter, options) !== undefined;
    const url = hasSheetHash ? location.pathname + location.search : '';
    writeHistory('pushState', id, { ...next, run: runId.current }, url);
  };

  return { ...state, isUnreadable, act };
}

function writeHistory(
  method: 'pushState' | 'replaceState',
  id: string,
  entry: QuizEntry | undefined,
  url = '',
) {
  history[method]({ ...history.state, [id]: entry }, '', url);
}
