/** Where a visitor stands in a quiz. */
export type QuizState = {
  /** 0 is the intro, 1 to n are the questions, n + 1 is the result. */
  readonly position: number;
  /** The chosen option of each question, in the questions' order. Going back keeps the later ones. */
  readonly answers: readonly string[];
};
