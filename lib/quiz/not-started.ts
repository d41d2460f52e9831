import type { QuizState } from './quiz-state.ts';

/** The intro, with nothing answered. */
export const notStarted: QuizState = { position: 0, answers: [] };
