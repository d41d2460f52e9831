/** The state of a wall for each option of its question, in order. */
export const wallStates = ['whole', 'narrow', 'wide', 'open'] as const;

type WallState = (typeof wallStates)[number];

type WallQuestion = {
  readonly wall: string;
  /** What closes a gap in it. */
  readonly closes?: string | undefined;
  /** The slug of the service that closes a gap. */
  readonly service: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** What closes the gap that this answer leaves, where the question has no `closes`. */
    readonly closes?: string | undefined;
  }[];
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
    const { label: answer, closes: recommended } = options[choice] ?? {};
    return { name: wall, closes: closes ?? recommended, service, state: wallStates[choice], answer };
  });
}

/** What has a gap, the widest first. */
export function sortByGap<T extends Pick<Wall, 'state'>>(walls: readonly T[]) {
  return walls
    .flatMap((wall) => (wall.state && wall.state !== 'whole' ? [{ ...wall, state: wall.state }] : []))
    .sort((one, other) => wallStates.indexOf(other.state) - wallStates.indexOf(one.state));
}

/** The index of each answer among the options of its question; -1 without an answer. */
export function choiceIndexes(
  questions: readonly Pick<WallQuestion, 'options'>[],
  answers: readonly string[],
): number[] {
  return questions.map(({ options }, index) => options.findIndex(({ value }) => value === answers[index]));
}
