import type { ReactNode } from 'react';

type Props = {
  questions: readonly {
    question: string;
    answer: string;
    /** Links after the answer. */
    more?: ReactNode;
  }[];
};

/** More questions than this take two columns where there is room. */
const maxInColumn = 6;

/** Questions and answers, all unfolded, with the anchors `#question-1` and so on. */
export function QuestionList({ questions }: Props) {
  return (
    <div className={questions.length > maxInColumn ? 'faq faq-long' : 'faq'}>
      {questions.map(({ question, answer, more }, index) => (
        <details key={question} id={`question-${index + 1}`} open>
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
