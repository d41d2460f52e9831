/** What an answer makes of its wall, from the first option of a question to the last. */
export const wallStates = ['whole', 'narrow', 'wide', 'open'] as const;

type WallState = (typeof wallStates)[number];

/** What a question says about its wall. */
type WallQuestion = {
  readonly wall: string;
  /** What closes a gap in it, where the advice of the quiz does not say so. */
  readonly closes?: string | undefined;
  /** The service that closes it, by its slug. */
  readonly service: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A wall of the visitor's citadel. Without an answer it is not built yet: `state` and `answer` are undefined. */
export type Wall = Pick<WallQuestion, 'closes' | 'service'> & {
  readonly name: string;
  readonly state: WallState | undefined;
  readonly answer: string | undefined;
};

/**
 * The walls that the answers have built so far, one a question, in the questions' order.
 *
 * @param answers one option value a question; those of the last questions may be missing
 */
export function surveyWalls(questions: readonly WallQuestion[], answers: readonly string[]): Wall[] {
  const choices = choicesOf(questions, answers);
  return questions.map(({ wall, closes, service, options }, index) => {
    const choice = choices[index] ?? -1;
    return { name: wall, closes, service, state: wallStates[choice], answer: options[choice]?.label };
  });
}

/** The place of each answer among its question's options; -1 where there is none. */
export function choicesOf(
  questions: readonly Pick<WallQuestion, 'options'>[],
  answers: readonly string[],
): number[] {
  return questions.map(({ options }, index) => options.findIndex(({ value }) => value === answers[index]));
}
