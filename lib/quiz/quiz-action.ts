/** What a visitor can do in a quiz. */
export type QuizAction =
  | { readonly type: 'start' }
  | { readonly type: 'answer'; readonly option: string }
  | { readonly type: 'previous' }
  | { readonly type: 'reset' };
