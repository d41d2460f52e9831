/** The free cybersecurity check with the words of one language, as `content/quizzes/security-check.yaml` has it. */
export type SecurityCheck = {
  readonly name: string;
  readonly intro: string;
  readonly introTitle: string;
  readonly introPoints: readonly string[];
  readonly questions: readonly {
    readonly id: number;
    readonly question: string;
    /** The wall that the answer builds, what closes a gap in it, and the slug of the service that does. */
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
  /** Shown below this score; without it, always. */
  readonly below?: number | undefined;
  readonly title: string;
  readonly text: string;
};

type Scored = Pick<SecurityCheck, 'messages' | 'recommendations'> & {
  readonly questions: readonly Pick<SecurityCheck['questions'][number], 'id' | 'options'>[];
};

export type SecurityScore = {
  /** 0 to `maximum`; more is better. */
  readonly score: number;
  readonly maximum: number;
  readonly message: SecurityCheck['messages'][number];
  readonly recommendations: SecurityCheck['recommendations'];
};

/**
 * Adds up the points of the chosen options, and picks the message and the advice that the score earns.
 *
 * @param answers one option value a question, in the questions' order
 * @throws RangeError when a question has no answer, or an answer that it does not offer.
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

/** Minutes left at a question of the free check, one a question: the first of five reads 5, the last 1. */
export function minutesRemaining(questionNumber: number, count: number): number {
  return count - (questionNumber - 1);
}
