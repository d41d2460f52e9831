'use client';

import { fill } from '@/lib/i18n/fill';
import { minutesRemaining, type SecurityCheck as Quiz } from '@/lib/quiz/score-security-check';
import { QuizShell } from './quiz-shell';
import type { QuizWords } from './quiz-words';

type Props = {
  quiz: Quiz;
  words: QuizWords;
  phone: { number: string; dial: string };
  /** The page with the contact form. */
  reportHref: string;
};

const loadResult = () => import('./security-check-result').then((part) => part.SecurityCheckResult);

/** The free cybersecurity check: intro, five questions one at a time, result. */
export function SecurityCheck({ quiz, words, phone, reportHref }: Props) {
  const count = quiz.questions.length;
  return (
    <QuizShell
      id="security-check"
      quiz={quiz}
      size="short"
      questions={quiz.questions.map(({ id, question, options }, index) => ({
        id,
        question,
        options,
        caption: fill(words.question, { number: index + 1, count }),
        aside: fill(words.minutes, { minutes: minutesRemaining(index + 1, count) }),
      }))}
      words={words}
      phone={phone}
      loadResult={loadResult}
      renderResult={(Result, answers, onAgain) => (
        <Result {...{ quiz, answers, words, reportHref, onAgain }} />
      )}
    />
  );
}
