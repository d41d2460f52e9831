/** The state of a wall for each option of its question, in order. */
export const wallStates = ['whole', 'narrow', 'wide', 'open'] as const;

type WallState = (typeof wallStates)[number];

type WallQuestion = {
  readonly wall: string;
  /** What closes a gap in it, unless the quiz's recommendations say so. */
  readonly closes?: string | undefined;
  /** The slug of the service that closes a gap. */
  readonly service: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A wall of the visitor's citadel; `state` and `answer` are undefined until its question is answered. */
export type Wall = Pick<WallQuestion, 'closes' | 'service'> & {
  readonly name: string;
  readonly state: WallState | undefined;
  readonly answer: string | undefined;
};

/**
 * One wall per question, in order.
 *
 * @param answers the chosen option values, in order; may be incomplete
 */
export function buildWalls(questions: readonly WallQuestion[], answers: readonly string[]): Wall[] {
  const indexes = choiceIndexes(questions, answers);
  return questions.map(({ wall, closes, service, options }, index) => {
    const choice = indexes[index] ?? -1;
    return { name: wall, closes, service, state: wallStates[choice], answer: options[choice]?.label };
  });
}

/** The index of each answer among the options of its question; -1 without an answer. */
export function choiceIndexes(
  questions: readonly Pick<WallQuestion, 'options'>[],
  answers: readonly string[],
): number[] {
  return questions.map(({ options }, index) => options.findIndex(({ value }) => value === answers[index]));
}
