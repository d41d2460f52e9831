'use client';

import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import { fill } from '@/lib/i18n/fill';
import { minutesRemaining, type SecurityCheck as Quiz } from '@/lib/quiz/score-security-check';
import { QuizCard } from './quiz-card';
import { QuizIntro } from './quiz-intro';
import { QuizProgress } from './quiz-progress';
import { QuizQuestions } from './quiz-questions';
import type { QuizWords } from './quiz-words';
import { useFocusOnMove } from './use-focus-on-move';
import { useQuiz } from './use-quiz';

type Props = {
  quiz: Quiz;
  words: QuizWords;
  phone: { number: string; dial: string };
  /** The page with the contact form. */
  reportHref: string;
};

const loadResult = () => import('./security-check-result').then((part) => part.SecurityCheckResult);

/**
 * The free cybersecurity check: intro, five questions one at a time, result.
 *
 * The result's code comes during the questions. Until it is there, the last question stays, and answering it once more
 * asks for the code again.
 */
export function SecurityCheck({ quiz, words, phone, reportHref }: Props) {
  const count = quiz.questions.length;
  const questions = quiz.questions.map(({ id, question, options }, index) => {
    const caption = fill(words.question, { number: index + 1, count });
    const minutes = fill(words.minutes, { minutes: minutesRemaining(index + 1, count) });
    return { id, question, options, caption, minutes, place: `${caption}, ${minutes}` };
  });
  const { position, answers, act } = useQuiz(
    'security-check',
    questions.map(({ options }) => options.map(({ value }) => value)),
  );
  const { part: Result, fetchPart: fetchResult } = useLazyModule(position > 0, loadResult);
  const finished = position > count && Result !== undefined;
  const number = Math.min(position, count);
  const card = useFocusOnMove<HTMLElement>(finished ? 'result' : number);
  useHydrated(card);
  const current = questions[number - 1];

  return (
    <QuizCard ref={card} label={quiz.name} size="short" result={finished}>
      {finished ? (
        <Result
          quiz={quiz}
          answers={answers}
          words={words}
          reportHref={reportHref}
          onAgain={() => act({ type: 'reset' })}
        />
      ) : current ? (
        <>
          <QuizProgress
            label={words.progress}
            caption={current.caption}
            aside={current.minutes}
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
        </>
      ) : (
        <QuizIntro
          title={quiz.introTitle}
          text={quiz.intro}
          points={quiz.introPoints}
          words={words}
          phone={phone}
          onStart={() => act({ type: 'start' })}
        />
      )}
    </QuizCard>
  );
}
