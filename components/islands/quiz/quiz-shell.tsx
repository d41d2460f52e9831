import { type ReactNode, useRef } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import { QuizCard } from './quiz-card';
import { QuizIntro } from './quiz-intro';
import { QuizProgress } from './quiz-progress';
import { QuizQuestions, type ShownQuestion } from './quiz-questions';
import type { QuizWords } from './quiz-words';
import { useFocusOnMove } from './use-focus-on-move';
import { useQuiz } from './use-quiz';

type Props<R> = {
  /** Tells the quizzes of one page apart, in the browser's history. */
  id: string;
  quiz: { name: string; introTitle: string; intro: string; introPoints: readonly string[] };
  size: 'short' | 'long';
  questions: readonly ShownQuestion[];
  words: QuizWords;
  phone: { number: string; dial: string };
  /** Stands between the intro's points and its button. */
  introExtra?: ReactNode;
  /** Whether the questions have Previous and Cancel. */
  hasWayBack?: boolean;
  loadResult: () => Promise<R>;
  renderResult: (Result: R, answers: readonly string[], onAgain: () => void) => ReactNode;
};

/**
 * A quiz from its intro over its questions, one at a time, to its result.
 *
 * The result's code loads during the questions. Until it is there, the last question stays, and answering it once more
 * asks for the code again.
 */
export function QuizShell<R>(props: Props<R>) {
  const { id, quiz, size, questions, words, phone, introExtra, hasWayBack, loadResult, renderResult } = props;
  const { position, answers, act } = useQuiz(
    id,
    questions.map(({ options }) => options.map(({ value }) => value)),
  );
  const { part: Result, fetchPart: fetchResult } = useLazyModule(position > 0, loadResult);
  const count = questions.length;
  const finished = position > count && Result !== undefined;
  const number = Math.min(position, count);
  const current = questions[number - 1];
  const card = useRef<HTMLElement>(null);
  useFocusOnMove(card, finished ? 'result' : number);
  useHydrated(card);
  const reset = () => act({ type: 'reset' });

  return (
    <QuizCard ref={card} id={id} label={quiz.name} size={size} result={finished}>
      {finished ? (
        renderResult(Result, answers, reset)
      ) : current ? (
        <>
          <QuizProgress
            label={words.progress}
            caption={current.caption}
            aside={current.aside}
            value={number}
            count={count}
          />
          <QuizQuestions
            questions={questions}
            current={number}
            answers={answers}
            onAnswer={(option) => {
              fetchResult();
              act({ type: 'answer', option });
            }}
          />
          {hasWayBack && (
            <div className="mt-auto flex items-center justify-between gap-4">
              <button
                type="button"
                className="btn btn-quiet"
                disabled={number === 1}
                onClick={() => act({ type: 'previous' })}
              >
                {words.previous}
              </button>
              <button type="button" className="link min-h-11" onClick={reset}>
                {words.cancel}
              </button>
            </div>
          )}
        </>
      ) : (
        <QuizIntro
          title={quiz.introTitle}
          text={quiz.intro}
          points={quiz.introPoints}
          words={words}
          phone={phone}
          onStart={() => act({ type: 'start' })}
        >
          {introExtra}
        </QuizIntro>
      )}
    </QuizCard>
  );
}
