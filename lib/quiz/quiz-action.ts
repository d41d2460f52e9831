import type { QuizState } from './quiz-state.ts';

/** What a visitor can do in a quiz. */
export type QuizAction =
  | { readonly type: 'start' }
  | { readonly type: 'answer'; readonly option: string }
  | { readonly type: 'previous' }
  | { readonly type: 'reset' }
  /** The browser's Back and Forward. */
  | { readonly type: 'restore'; readonly state: QuizState };
