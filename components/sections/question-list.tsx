import type { ReactNode } from 'react';

type Props = {
  questions: readonly {
    question: string;
    answer: string;
    /** Links that follow the answer. */
    more?: ReactNode;
  }[];
  /** Answers lie folded; a link to one unfolds it. */
  folded?: boolean;
};

/** Questions with their answers unfolded; links lead to them as `#question-1` and so on. */
export function QuestionList({ questions, folded = false }: Props) {
  return (
    <div className="faq mt-4">
      {questions.map(({ question, answer, more }, index) => (
        <details key={question} id={`question-${index + 1}`} open={!folded}>
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
