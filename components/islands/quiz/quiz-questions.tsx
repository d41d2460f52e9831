import { type MouseEvent, useId } from 'react';

export type QuizQuestion = {
  readonly id: string | number;
  readonly question: string;
  readonly description?: string;
  /** The position of the question and its category or the time left. Screen readers read them with the question. */
  readonly caption: string;
  readonly aside: string;
  /** The wall that the answer builds, what closes a gap in it, and the slug of the service that does. */
  readonly wall: string;
  readonly closes?: string;
  readonly service: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  questions: readonly QuizQuestion[];
  /** The number of the current question, from 1. */
  current: number;
  answers: readonly string[];
  onAnswer: (value: string) => void;
};

/** Stacks all questions and shows the current one, so that the card is as tall as the tallest question. */
export function QuizQuestions({ questions, current, answers, onAnswer }: Props) {
  return (
    <div className="stack">
      {questions.map((question, index) => (
        <Question
          key={question.id}
          question={question}
          answer={answers[index]}
          isCurrent={index + 1 === current}
          onAnswer={onAnswer}
        />
      ))}
    </div>
  );
}

type QuestionProps = {
  question: QuizQuestion;
  answer: string | undefined;
  isCurrent: boolean;
  onAnswer: (value: string) => void;
};

/** A question with a button per option. Choosing an option moves on. */
function Question({ question, answer, isCurrent, onAnswer }: QuestionProps) {
  const id = useId();
  /** Ignores the second click of a double click, which would answer the next question. */
  const onClick = (event: MouseEvent, value: string) => event.detail < 2 && onAnswer(value);

  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={`${id}place`}
      tabIndex={-1}
      className={isCurrent ? 'min-w-0' : 'invisible min-w-0'}
      inert={!isCurrent}
      data-focus={isCurrent || undefined}
    >
      <div className="sm:min-h-[196px] sm:pr-[240px]">
        <h3 id={id} className="max-w-[18.63em] text-h3">
          {question.question}
        </h3>
        <p id={`${id}place`} hidden>
          {`${question.caption}, ${question.aside}`}
        </p>
        {question.description && <p className="mt-2 max-w-[31.2em] text-ink-700">{question.description}</p>}
      </div>
      <div className="mt-4 grid gap-2 sm:mt-6 sm:gap-3">
        {question.options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={value === answer ? 'quiz-choice sel' : 'quiz-choice'}
            aria-pressed={value === answer}
            onClick={(event) => onClick(event, value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
