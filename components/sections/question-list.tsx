import type { ReactNode } from 'react';

type Props = {
  questions: readonly {
    /** Where links lead to it as something else than `question-` and its number. */
    id?: string;
    question: string;
    answer: string;
    /** Links that follow the answer. */
    more?: ReactNode;
  }[];
  /** How many of the answers, from the first, lie unfolded: all, unless it says otherwise. A link to one unfolds it. */
  unfolded?: number;
};

/** Questions with their answers; links lead to them as `#question-1` and so on. */
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
