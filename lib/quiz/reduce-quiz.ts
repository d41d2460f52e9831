export type QuizState = {
  /** 0 is the intro, 1 to n are the questions, n + 1 is the result. */
  readonly position: number;
  /** The chosen option of each question, in order. Going back keeps the later ones. */
  readonly answers: readonly string[];
};

export type QuizAction =
  | { readonly type: 'start' }
  | { readonly type: 'answer'; readonly option: string }
  | { readonly type: 'previous' }
  | { readonly type: 'reset' };

export const initialQuizState: QuizState = { position: 0, answers: [] };

/**
 * The next state of a quiz. Answering moves to the next question or the result; going back stops at the first question.
 * Ignores actions that are invalid in the current position, such as an answer on the intro or to another question.
 *
 * @param options the option values of each question, in order
 */
export function reduceQuiz(
  state: QuizState,
  action: QuizAction,
  options: readonly (readonly string[])[],
): QuizState {
  const { position, answers } = state;
  switch (action.type) {
    case 'start':
      return position === 0 ? { position: 1, answers: [] } : state;
    case 'answer': {
      const index = position - 1;
      if (!options[index]?.includes(action.option)) return state;
      return {
        position: position + 1,
        answers: [...answers.slice(0, index), action.option, ...answers.slice(position)],
      };
    }
    case 'previous':
      return position > 1 && position <= options.length ? { ...state, position: position - 1 } : state;
    case 'reset':
      return initialQuizState;
  }
}

/** A quiz as stored in a browser history entry. */
export type QuizEntry = QuizState & {
  /** Identifies a run of the quiz: Cancel and Restart begin a new one. */
  readonly run: string;
};

/**
 * Validates the quiz in the state of a browser history entry; undefined when it does not fit the quiz.
 *
 * @param options the option values of each question, in order
 */
export function readQuizEntry(
  value: unknown,
  options: readonly (readonly string[])[],
): QuizEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { run, position, answers }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof run !== 'string' || typeof position !== 'number' || !Array.isArray(answers)) return undefined;
  if (!Number.isInteger(position) || position < 0) return undefined;
  // The result needs an answer to every question, a question to every question before it.
  if (answers.length < position - 1) return undefined;
  const valid = answers.flatMap(
    (answer: unknown, index) => options[index]?.find((option) => option === answer) ?? [],
  );
  return valid.length === answers.length ? { run, position, answers: valid } : undefined;
}
