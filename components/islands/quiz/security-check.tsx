'use client';

import { fill } from '@/lib/i18n/fill';
import { type SecurityCheck as CheckQuestions, minutesRemaining } from '@/lib/quiz/score-security-check';
import type { SheetSupplies } from './field-sheet';
import { Quiz } from './quiz';
import type { QuizWords } from './quiz-words';

type Props = {
  quiz: CheckQuestions;
  words: QuizWords;
  supplies: SheetSupplies;
  /** The page with the contact form. */
  reportHref: string;
};

const loadResult = () => import('./security-check-result').then((module) => module.SecurityCheckResult);

/** The free cybersecurity check: five questions. */
export function SecurityCheck({ quiz, words, supplies, reportHref }: Props) {
  const count = quiz.questions.length;
  return (
    <Quiz
      id="security-check"
      letter="C"
      quiz={quiz}
      questions={quiz.questions.map((question, index) => ({
        ...question,
        caption: fill(words.question, { number: index + 1, count }),
        aside: fill(words.minutes, { minutes: minutesRemaining(index + 1, count) }),
      }))}
      words={words}
      supplies={supplies}
      loadResult={loadResult}
      renderResult={(Result, sheet, onRestart) => (
        <Result {...{ quiz, sheet, words, reportHref, onRestart }} />
      )}
    />
  );
}
