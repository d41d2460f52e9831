/** The free check: `content/quizzes/security-check.yaml` in one language. */
export type SecurityCheck = {
  readonly name: string;
  readonly intro: string;
  readonly introTitle: string;
  readonly introPoints: readonly string[];
  readonly questions: readonly {
    readonly id: number;
    readonly question: string;
    /** The wall that the answer builds, what closes a gap in it, and the slug of the service for that. */
    readonly wall: string;
    readonly closes: string;
    readonly service: string;
    readonly options: readonly { readonly value: string; readonly score: number; readonly label: string }[];
  }[];
  /** From best to worst; the last one's `from` is 0. */
  readonly messages: readonly { readonly from: number; readonly verdict: string; readonly text: string }[];
  readonly recommendations: readonly SecurityRecommendation[];
};

type SecurityRecommendation = {
  readonly id: string;
  /** Given for lower scores than this; without it, always. */
  readonly below?: number | undefined;
  /** The number of the question about the gap that it closes. */
  readonly question?: number | undefined;
  readonly title: string;
  readonly text: string;
};

type Scored = Pick<SecurityCheck, 'messages' | 'recommendations'> & {
  readonly questions: readonly Pick<SecurityCheck['questions'][number], 'id' | 'options'>[];
};

export type SecurityScore = {
  /** 0 to `maximum`; higher is better. */
  readonly score: number;
  readonly maximum: number;
  readonly message: SecurityCheck['messages'][number];
  readonly recommendations: SecurityCheck['recommendations'];
};

/**
 * Adds up the points of the chosen options and selects the message and recommendations for the score.
 *
 * @param answers the chosen option values, in the order of the questions
 * @throws RangeError for a missing or invalid answer.
 */
export function scoreSecurityCheck(check: Scored, answers: readonly string[]): SecurityScore {
  const score = check.questions
    .map(({ id, options }, index) => {
      const chosen = options.find(({ value }) => value === answers[index]);
      if (!chosen) throw new RangeError(`Question ${id} has no option "${answers[index]}"`);
      return chosen.score;
    })
    .reduce((sum, points) => sum + points, 0);
  const message = check.messages.find(({ from }) => score >= from);
  if (!message) throw new RangeError(`No message for a score of ${score}`);
  return {
    score,
    maximum: check.questions
      .map(({ options }) => Math.max(...options.map((option) => option.score)))
      .reduce((sum, points) => sum + points, 0),
    message,
    recommendations: check.recommendations.filter(({ below }) => below === undefined || score < below),
  };
}

/** Estimates one minute per question: 5 at the first of five questions, 1 at the last. */
export function minutesRemaining(questionNumber: number, count: number): number {
  return count - questionNumber + 1;
}
