/** Where a visitor stands in a quiz. */
export type QuizState = {
  /** 0 is the intro, 1 to n are the questions, n + 1 is the result. */
  readonly position: number;
  /** The chosen option of each question, in the questions' order. Going back keeps the later ones. */
  readonly answers: readonly string[];
};

/** What a visitor can do in a quiz. */
export type QuizAction =
  | { readonly type: 'start' }
  | { readonly type: 'answer'; readonly option: string }
  | { readonly type: 'previous' }
  | { readonly type: 'reset' };

/** The intro, with nothing answered. */
export const notStarted: QuizState = { position: 0, answers: [] };

/**
 * The next state of a quiz.
 *
 * An answer stores and moves on, after the last question to the result. Going back stops at the first question.
 * What makes no sense where the visitor stands changes nothing: an answer on the intro, or one to another question.
 *
 * @param options the values that each question offers, in the questions' order
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
      return notStarted;
  }
}
