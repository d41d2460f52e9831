/** `content/quizzes/risk-assessment.yaml` in one language. */
export type RiskAssessment = {
  readonly name: string;
  readonly intro: string;
  readonly introTitle: string;
  readonly introPoints: readonly string[];
  readonly categories: readonly RiskCategory[];
  /** From the lowest band to the highest; `max` is the highest total in the band. */
  readonly levels: readonly {
    readonly id: string;
    readonly max: number;
    readonly level: string;
    readonly description: string;
  }[];
};

type RiskCategory = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly description: string;
    /** The wall that the answer builds, and the slug of the service that closes a gap in it. */
    readonly wall: string;
    readonly service: string;
    readonly options: readonly {
      readonly id: string;
      readonly score: number;
      readonly text: string;
      readonly recommendation?: string | undefined;
    }[];
  }[];
};

type Assessed = Pick<RiskAssessment, 'levels'> & {
  readonly categories: readonly (Omit<RiskCategory, 'questions'> & {
    readonly questions: readonly Pick<RiskCategory['questions'][number], 'id' | 'options'>[];
  })[];
};

export type RiskResult = {
  /** 0 to 225; lower is better. */
  readonly total: number;
  /** The total as shown, capped at the maximum. */
  readonly points: number;
  /** The end of the bands and of the bar: 210. */
  readonly maximum: number;
  readonly level: RiskAssessment['levels'][number];
};

/**
 * Adds up the risk of the chosen options and finds the band of the total. A total above the last band counts as its maximum.
 *
 * @param answers the chosen option ids, in the order of the questions across categories
 * @throws RangeError for a missing or invalid answer.
 */
export function assessRisk({ categories, levels }: Assessed, answers: readonly string[]): RiskResult {
  const highest = levels.at(-1);
  if (!highest) throw new RangeError('No risk levels');
  const chosen = categories
    .flatMap(({ questions }) => questions)
    .map(({ id, options }, index) => {
      const option = options.find((candidate) => candidate.id === answers[index]);
      if (!option) throw new RangeError(`Question "${id}" has no option "${answers[index]}"`);
      return option;
    });
  const total = chosen.reduce((sum, { score }) => sum + score, 0);
  return {
    total,
    points: Math.min(total, highest.max),
    maximum: highest.max,
    level: levels.find(({ max }) => total <= max) ?? highest,
  };
}
