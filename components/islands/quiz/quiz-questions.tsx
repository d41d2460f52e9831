import { QuizQuestion } from './quiz-question';

/** A question; `caption` and `aside` tell where it stands, and are read out with it. */
export type ShownQuestion = {
  readonly id: string | number;
  readonly question: string;
  readonly description?: string;
  readonly caption: string;
  readonly aside: string;
  /** The wall that the answer builds, what closes a gap in it, and the slug of the service that does. */
  readonly wall: string;
  readonly closes?: string;
  readonly service: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  questions: readonly ShownQuestion[];
  /** The number of the one shown, from 1. */
  current: number;
  answers: readonly string[];
  onAnswer: (value: string) => void;
};

/** All questions on one spot, one of them shown. */
export function QuizQuestions({ questions, current, answers, onAnswer }: Props) {
  return (
    <div className="stack">
      {questions.map(({ id, question, description, caption, aside, options }, index) => (
        <QuizQuestion
          key={id}
          question={question}
          description={description}
          place={`${caption}, ${aside}`}
          options={options}
          chosen={answers[index]}
          shown={index + 1 === current}
          onAnswer={onAnswer}
        />
      ))}
    </div>
  );
}
