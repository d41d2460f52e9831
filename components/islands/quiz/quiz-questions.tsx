import { QuizQuestion } from './quiz-question';

type Props = {
  questions: readonly {
    readonly id: string | number;
    readonly question: string;
    readonly description?: string;
    readonly place: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }[];
  /** The number of the one shown, from 1. */
  current: number;
  answers: readonly string[];
  onAnswer: (value: string) => void;
};

/** All questions on one spot, one of them shown. */
export function QuizQuestions({ questions, current, answers, onAnswer }: Props) {
  return (
    <div className="stack">
      {questions.map(({ id, question, description, place, options }, index) => (
        <QuizQuestion
          key={id}
          question={question}
          description={description}
          place={place}
          options={options}
          chosen={answers[index]}
          shown={index + 1 === current}
          onAnswer={onAnswer}
        />
      ))}
    </div>
  );
}
