import type { ReactNode } from 'react';

type Props = {
  questions: readonly {
    /** Replaces the default id of `question-` and its number. */
    id?: string;
    question: string;
    answer: string;
    /** Links after the answer. */
    more?: ReactNode;
  }[];
  /** The number of answers that are initially unfolded. A link to an answer unfolds it. */
  unfolded?: number;
};

/** Folding questions and answers with the anchors `#question-1` and so on. */
export function QuestionList({ questions, unfolded = questions.length }: Props) {
  return (
    <div className="faq mt-4">
      {questions.map(({ id, question, answer, more }, index) => (
        <details key={question} id={id ?? `question-${index + 1}`} open={index < unfolded}>
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
