import { useEffect, useRef, useState } from 'react';
import { navigationType } from '@/components/islands/hydration/navigation-type';
import { onLanguageSwitch } from '@/components/islands/hydration/on-language-switch';
import { tabHandover } from '@/components/islands/hydration/tab-handover';
import {
  initialQuizState,
  type QuizAction,
  type QuizState,
  readQuizEntry,
  reduceQuiz,
} from '@/lib/quiz/reduce-quiz';
import { readSheetHash } from '@/lib/quiz/sheet-hash';
import type { SheetLetter } from '@/lib/quiz/sheet-number';

let runs = 0;
const newRun = () => `${performance.timeOrigin}-${runs++}`;

/**
 * A quiz whose every step is an entry of the browser's history: Back goes to the question before, never off the page.
 *
 * Coming back from another page shows the quiz as it was left, and so does the page in the other language. A reload starts
 * anew, and so do Cancel and Restart, whose older entries show the intro. An address with the number of a sheet shows that
 * sheet, whatever the history says of earlier runs; `isUnreadable` tells that the number was never given out.
 *
 * @param name tells apart the quizzes of one page
 * @param letter what the numbers of this quiz begin with
 * @param options the values that each question offers
 */
export function useQuiz(name: string, letter: SheetLetter, options: readonly (readonly string[])[]) {
  const [state, setState] = useState<QuizState>(initialQuizState);
  const [isUnreadable, setUnreadable] = useState(false);
  const run = useRef('');
  const offered = useRef(options);

  useEffect(() => {
    const found = () => readQuizEntry(history.state?.[name], offered.current);
    const show = (entry: QuizState | undefined) => {
      const kept = readSheetHash(location.hash, letter, offered.current);
      setUnreadable(kept === 'unreadable');
      setState(kept === 'unreadable' ? initialQuizState : (kept ?? entry ?? initialQuizState));
    };
    const carried = readQuizEntry(tabHandover.take(name), offered.current);
    const left = navigationType() === 'back_forward' ? found() : carried;
    run.current = left?.run ?? newRun();
    // What a reload erases does not come back later either.
    if (left ?? found()) remember('replaceState', name, left);
    show(left);

    const onPopState = () => {
      const entry = found();
      show(entry?.run === run.current ? entry : undefined);
    };
    window.addEventListener('popstate', onPopState);
    const stopCarrying = onLanguageSwitch(() => {
      const entry = found();
      if (entry?.position && entry.run === run.current) tabHandover.leave(name, entry);
    });
    return () => {
      window.removeEventListener('popstate', onPopState);
      stopCarrying();
    };
  }, [name, letter]);

  const act = (action: QuizAction) => {
    const next = reduceQuiz(state, action, options);
    if (next === state) return;
    if (action.type === 'reset') run.current = newRun();
    // The entry that is left behind learns the answer given there, so that going back shows it.
    else remember('replaceState', name, { ...next, position: state.position, run: run.current });
    // The address stops naming a sheet of this quiz as soon as the quiz goes on.
    const isNamed = readSheetHash(location.hash, letter, options) !== undefined;
    const address = isNamed ? location.pathname + location.search : '';
    remember('pushState', name, { ...next, run: run.current }, address);
    setUnreadable(false);
    setState(next);
  };

  return { ...state, isUnreadable, act };
}

function remember(
  how: 'pushState' | 'replaceState',
  name: string,
  entry: (QuizState & { run: string }) | undefined,
  address = '',
) {
  history[how]({ ...history.state, [name]: entry }, '', address);
}
