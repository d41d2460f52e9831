import type { ReactNode } from 'react';

type Props = {
  questions: readonly {
    question: string;
    answer: string;
    /** Links after the answer. */
    more?: ReactNode;
  }[];
  /** Only the first is open; without script and in print all are. */
  isFolded?: boolean;
};

/** Questions and answers, all unfolded unless the page asks for less, with the anchors `#question-1` and so on. */
export function QuestionList({ questions, isFolded = false }: Props) {
  return (
    <div className="faq">
      {questions.map(({ question, answer, more }, index) => (
        <details key={question} id={`question-${index + 1}`} open={!isFolded || index === 0}>
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
