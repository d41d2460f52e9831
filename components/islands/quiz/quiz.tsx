import { type ReactNode, useRef } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import { islandAttributes } from '@/lib/hydration/contract';
import { buildWalls, choiceIndexes } from '@/lib/quiz/build-walls';
import { sheetHashPrefix } from '@/lib/quiz/sheet-hash';
import { type SheetLetter, writeSheetNumber } from '@/lib/quiz/sheet-number';
import type { FieldSheet, SheetSupplies } from './field-sheet';
import { QuizIntro } from './quiz-intro';
import { QuizProgress } from './quiz-progress';
import { type QuizQuestion, QuizQuestions } from './quiz-questions';
import type { QuizWords } from './quiz-words';
import { useFocusOnStep } from './use-focus-on-step';
import { useQuiz } from './use-quiz';

type Props<R> = {
  /** Unique on the page: the key in `history.state` and in session storage. */
  id: string;
  /** The first letter of the quiz's sheet numbers. */
  letter: SheetLetter;
  quiz: { name: string; introTitle: string; intro: string; introPoints: readonly string[] };
  questions: readonly QuizQuestion[];
  words: QuizWords;
  supplies: SheetSupplies;
  /** Shown between the intro's points and its button. */
  introExtra?: ReactNode;
  /** A long quiz has Previous and Cancel buttons, and a secondary start button. */
  isLong?: boolean;
  loadResult: () => Promise<R>;
  renderResult: (Result: R, sheet: FieldSheet, onRestart: () => void) => ReactNode;
};

const loadPlan = () => import('./citadel-plan').then((module) => module.CitadelPlan);

/**
 * A quiz from intro to result, one question at a time, with the citadel that the answers build.
 *
 * The code of plan and result loads during the questions. The plan is optional. Without the result's code the last
 * question stays, and answering it again retries.
 */
export function Quiz<R>(props: Props<R>) {
  const { id, letter, quiz, questions, words, supplies } = props;
  const { introExtra, isLong, loadResult, renderResult } = props;
  const { position, answers, isUnreadable, act } = useQuiz(
    id,
    letter,
    questions.map(({ options }) => options.map(({ value }) => value)),
  );
  const { loaded: Plan } = useLazyModule(position > 0, loadPlan);
  const { loaded: Result, request: requestResult } = useLazyModule(position > 0, loadResult);
  const count = questions.length;
  const finished = position > count && Result !== undefined;
  const number = Math.min(position, count);
  const current = questions[number - 1];
  const card = useRef<HTMLElement>(null);
  useFocusOnStep(card, finished ? 'result' : isUnreadable ? 'unreadable' : number);
  useHydrated(card);
  const walls = buildWalls(questions, answers);
  const reset = () => act({ type: 'reset' });

  return (
    <section
      ref={card}
      aria-label={quiz.name}
      {...islandAttributes(`history:${id}`, `session:${id}`, `hash:${sheetHashPrefix}`)}
      className="on-paper quiz"
      data-print-alone={finished || undefined}
    >
      {finished ? (
        renderResult(
          Result,
          {
            ...supplies,
            answers,
            walls,
            number: writeSheetNumber({ letter, choices: choiceIndexes(questions, answers) }),
          },
          reset,
        )
      ) : current ? (
        <>
          <QuizProgress
            label={words.progress}
            caption={current.caption}
            aside={current.aside}
            value={number}
            count={count}
          />
          <div className="mx-auto h-[132px] *:mx-auto *:h-full sm:mx-0 sm:-mb-[220px] sm:h-[200px] sm:self-end">
            {Plan && <Plan walls={walls} words={supplies.words} current={number - 1} isSmall />}
          </div>
          <QuizQuestions
            questions={questions}
            current={number}
            answers={answers}
            onAnswer={(option) => {
              requestResult();
              act({ type: 'answer', option });
            }}
          />
          {isLong && (
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
          phone={supplies.phone}
          isSecondary={isLong}
          problem={isUnreadable ? supplies.words.unreadable : undefined}
          onStart={() => act({ type: 'start' })}
        >
          {introExtra}
        </QuizIntro>
      )}
    </section>
  );
}
