'use client';

import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import { fill } from '@/lib/i18n/fill';
import type { RiskAssessment as Assessment } from '@/lib/quiz/assess-risk';
import { QuizCard } from './quiz-card';
import { QuizIntro } from './quiz-intro';
import { QuizProgress } from './quiz-progress';
import { QuizQuestions } from './quiz-questions';
import type { QuizWords } from './quiz-words';
import { useFocusOnMove } from './use-focus-on-move';
import { useQuiz } from './use-quiz';

type Props = {
  assessment: Assessment;
  words: QuizWords;
  phone: { number: string; dial: string };
  /** The page with the contact form. */
  reportHref: string;
  /** Three, shown below the result. */
  links: readonly { readonly href: string; readonly title: string; readonly text: string }[];
};

const loadResult = () => import('./risk-assessment-result').then((part) => part.RiskAssessmentResult);

/**
 * The risk assessment: intro, four categories of two questions with a way back, result.
 *
 * The result's code comes during the questions. Until it is there, the last question stays, and answering it once more
 * asks for the code again.
 */
export function RiskAssessment({ assessment, words, phone, reportHref, links }: Props) {
  const all = assessment.categories.flatMap(({ name, questions }) =>
    questions.map((question) => ({ ...question, category: name })),
  );
  const count = all.length;
  const questions = all.map(({ id, question, description, category, options }, index) => {
    const caption = fill(words.question, { number: index + 1, count });
    return {
      id,
      question,
      description,
      category,
      caption,
      place: `${caption}, ${category}`,
      options: options.map((option) => ({ value: option.id, label: option.text })),
    };
  });
  const { position, answers, act } = useQuiz(
    'risk-assessment',
    questions.map(({ options }) => options.map(({ value }) => value)),
  );
  const { part: Result, fetchPart: fetchResult } = useLazyModule(position > 0, loadResult);
  const finished = position > count && Result !== undefined;
  const number = Math.min(position, count);
  const card = useFocusOnMove<HTMLElement>(finished ? 'result' : number);
  useHydrated(card);
  const current = questions[number - 1];
  const reset = () => act({ type: 'reset' });

  return (
    <QuizCard ref={card} label={assessment.name} size="long" result={finished}>
      {finished ? (
        <Result
          assessment={assessment}
          answers={answers}
          words={words}
          reportHref={reportHref}
          links={links}
          onAgain={reset}
        />
      ) : current ? (
        <>
          <QuizProgress
            label={words.progress}
            caption={current.caption}
            aside={current.category}
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
        </>
      ) : (
        <QuizIntro
          title={assessment.introTitle}
          text={assessment.intro}
          points={assessment.introPoints}
          words={words}
          phone={phone}
          onStart={() => act({ type: 'start' })}
        >
          <ol className="ruled gap-x-8 font-medium sm:columns-2">
            {assessment.categories.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </QuizIntro>
      )}
    </QuizCard>
  );
}
