'use client';

import { fill } from '@/lib/i18n/fill';
import type { RiskAssessment as Assessment } from '@/lib/quiz/assess-risk';
import type { SheetSupplies } from './field-sheet';
import { Quiz } from './quiz';
import type { QuizWords } from './quiz-words';

type Props = {
  assessment: Assessment;
  words: QuizWords;
  supplies: SheetSupplies;
  /** The page with the contact form. */
  reportHref: string;
  /** Three, shown below the result. */
  links: readonly { readonly href: string; readonly title: string; readonly text: string }[];
};

const loadResult = () => import('./risk-assessment-result').then((module) => module.RiskAssessmentResult);

/** The risk assessment: two questions in each of four categories, with Previous and Cancel buttons. */
export function RiskAssessment({ assessment, words, supplies, reportHref, links }: Props) {
  const questions = assessment.categories.flatMap(({ name, questions }) =>
    questions.map((question) => ({ ...question, category: name })),
  );
  return (
    <Quiz
      id="risk-assessment"
      letter="R"
      quiz={assessment}
      questions={questions.map(({ category, options, ...question }, index) => ({
        ...question,
        caption: fill(words.question, { number: index + 1, count: questions.length }),
        aside: category,
        options: options.map(({ id, text, recommendation }) => ({
          value: id,
          label: text,
          closes: recommendation,
        })),
      }))}
      words={words}
      supplies={supplies}
      introExtra={
        <ol className="areas">
          {assessment.categories.map(({ name, description }) => (
            <li key={name}>
              <b>{name}</b> {description}
            </li>
          ))}
        </ol>
      }
      isLong
      loadResult={loadResult}
      renderResult={(Result, sheet, onRestart) => (
        <Result {...{ assessment, sheet, words, reportHref, links, onRestart }} />
      )}
    />
  );
}
