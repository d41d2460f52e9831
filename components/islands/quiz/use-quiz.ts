import { useEffect, useRef, useState } from 'react';
import { navigationType } from '@/components/islands/hydration/navigation-type';
import { readQuizEntry } from '@/lib/quiz/read-quiz-entry';
import { notStarted, type QuizAction, type QuizState, reduceQuiz } from '@/lib/quiz/reduce-quiz';

let runs = 0;
const newRun = () => `${performance.timeOrigin}-${runs++}`;

/**
 * A quiz whose every step is an entry of the browser's history: Back goes to the question before, never off the page.
 *
 * Coming back from another page shows the quiz as it was left. A reload starts anew, and so do Cancel and Restart,
 * whose older entries show the intro.
 *
 * @param name tells apart the quizzes of one page
 * @param options the values that each question offers
 */
export function useQuiz(name: string, options: readonly (readonly string[])[]) {
  const [state, setState] = useState<QuizState>(notStarted);
  const run = useRef('');
  const offered = useRef(options);

  useEffect(() => {
    const found = () => readQuizEntry(history.state?.[name], offered.current);
    const left = navigationType() === 'back_forward' ? found() : undefined;
    run.current = left?.run ?? newRun();
    if (left) setState(left);
    // What a reload erases does not come back later either.
    else if (found()) remember('replaceState', name, undefined);

    const onPopState = () => {
      const entry = found();
      setState(entry?.run === run.current ? entry : notStarted);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [name]);

  const act = (action: QuizAction) => {
    const next = reduceQuiz(state, action, options);
    if (next === state) return;
    if (action.type === 'reset') run.current = newRun();
    // The entry that is left behind learns the answer given there, so that going back shows it.
    else remember('replaceState', name, { ...next, position: state.position, run: run.current });
    remember('pushState', name, { ...next, run: run.current });
    setState(next);
  };

  return { ...state, act };
}

function remember(
  how: 'pushState' | 'replaceState',
  name: string,
  entry: (QuizState & { run: string }) | undefined,
) {
  history[how]({ ...history.state, [name]: entry }, '');
}
