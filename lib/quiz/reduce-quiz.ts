import { notStarted } from './not-started.ts';
import type { QuizAction } from './quiz-action.ts';
import type { QuizState } from './quiz-state.ts';

/**
 * The next state of a quiz of `count` questions.
 *
 * An answer stores and moves on, after the last question to the result. Going back stops at the first question.
 * What makes no sense where the visitor stands (an answer on the intro) changes nothing.
 */
export function reduceQuiz(state: QuizState, action: QuizAction, count: number): QuizState {
  const { position, answers } = state;
  switch (action.type) {
    case 'start':
      return position === 0 ? { position: 1, answers: [] } : state;
    case 'answer': {
      if (position < 1 || position > count) return state;
      const index = position - 1;
      return {
        position: position + 1,
        answers: [...answers.slice(0, index), action.option, ...answers.slice(position)],
      };
    }
    case 'previous':
      return position > 1 && position <= count ? { ...state, position: position - 1 } : state;
    case 'reset':
      return notStarted;
  }
}
