import type { ReactNode } from 'react';

type Props = {
  questions: readonly {
    question: string;
    answer: string /** Links that follow the answer. */;
    more?: ReactNode;
  }[];
};

/** Questions that unfold; the first is open. */
export function QuestionList({ questions }: Props) {
  return (
    <div className="faq mt-4">
      {questions.map(({ question, answer, more }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>
            {answer}
            {more && <> {more}</>}
          </p>
        </details>
      ))}
    </div>
  );
}
