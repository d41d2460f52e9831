import { type ReactNode, useRef } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import { buildWalls, choiceIndexes } from '@/lib/quiz/build-walls';
import { type SheetLetter, writeSheetNumber } from '@/lib/quiz/sheet-number';
import type { FieldSheet } from './field-sheet';
import { QuizCard } from './quiz-card';
import { QuizIntro } from './quiz-intro';
import { QuizPlan } from './quiz-plan';
import { QuizProgress } from './quiz-progress';
import { QuizQuestions, type ShownQuestion } from './quiz-questions';
import type { QuizWords, SheetSupplies } from './quiz-words';
import { useFocusOnMove } from './use-focus-on-move';
import { useQuiz } from './use-quiz';

type Props<R> = {
  /** Tells the quizzes of one page apart, in the browser's history. */
  id: string;
  /** What the numbers of its sheets begin with. */
  letter: SheetLetter;
  quiz: { name: string; introTitle: string; intro: string; introPoints: readonly string[] };
  questions: readonly ShownQuestion[];
  words: QuizWords;
  supplies: SheetSupplies;
  /** Stands between the intro's points and its button. */
  introExtra?: ReactNode;
  /** A long quiz has Previous and Cancel, and leaves the one loud start to the short quiz. */
  isLong?: boolean;
  loadResult: () => Promise<R>;
  renderResult: (Result: R, sheet: FieldSheet, onAgain: () => void) => ReactNode;
};

/**
 * A quiz from its intro over its questions, one at a time, to its result.
 *
 * The result's code loads during the questions. Until it is there, the last question stays, and answering it once more
 * asks for the code again.
 */
export function QuizShell<R>(props: Props<R>) {
  const { id, letter, quiz, questions, words, supplies } = props;
  const { introExtra, isLong, loadResult, renderResult } = props;
  const { position, answers, isUnreadable, act } = useQuiz(
    id,
    letter,
    questions.map(({ options }) => options.map(({ value }) => value)),
  );
  const { part: Result, fetchPart: fetchResult } = useLazyModule(position > 0, loadResult);
  const count = questions.length;
  const finished = position > count && Result !== undefined;
  const number = Math.min(position, count);
  const current = questions[number - 1];
  const card = useRef<HTMLElement>(null);
  useFocusOnMove(card, finished ? 'result' : isUnreadable ? 'unreadable' : number);
  useHydrated(card);
  const walls = buildWalls(questions, answers);
  const reset = () => act({ type: 'reset' });

  return (
    <QuizCard ref={card} id={id} label={quiz.name} result={finished}>
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
          <QuizPlan walls={walls} words={supplies.words} current={number - 1} />
          <QuizQuestions
            questions={questions}
            current={number}
            answers={answers}
            onAnswer={(option) => {
              fetchResult();
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
          isQuiet={isLong}
          problem={isUnreadable ? supplies.words.unreadable : undefined}
          onStart={() => act({ type: 'start' })}
        >
          {introExtra}
        </QuizIntro>
      )}
    </QuizCard>
  );
}
