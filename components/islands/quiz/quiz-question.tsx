import { type MouseEvent, useId } from 'react';

type Props = {
  question: string;
  description?: string | undefined;
  /** Where this question stands, read out with it: its number and what is left, or its category. */
  place: string;
  options: readonly { readonly value: string; readonly label: string }[];
  chosen: string | undefined;
  /** The others are there too, unseen and out of reach, so that the card is as high as the longest of them. */
  shown: boolean;
  onAnswer: (value: string) => void;
};

/** One question whose answers are buttons: pressing one stores it and moves on. */
export function QuizQuestion({ question, description, place, options, chosen, shown, onAnswer }: Props) {
  const id = useId();
  /** The second click of a double click would answer the next question, unread. */
  const answerOnce = (event: MouseEvent, value: string) => event.detail < 2 && onAnswer(value);

  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={`${id}place`}
      tabIndex={-1}
      className={shown ? 'min-w-0' : 'invisible min-w-0'}
      inert={!shown}
      data-focus={shown || undefined}
    >
      <div className="quiz-question">
        <h3 id={id} className="max-w-[18.63em] text-h3">
          {question}
        </h3>
        <p id={`${id}place`} hidden>
          {place}
        </p>
        {description && <p className="mt-2 max-w-[31.2em] text-ink-700">{description}</p>}
      </div>
      <div className="mt-6 grid gap-3">
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={value === chosen ? 'quiz-choice sel' : 'quiz-choice'}
            aria-pressed={value === chosen}
            onClick={(event) => answerOnce(event, value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
