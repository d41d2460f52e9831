/** The risk assessment with the words of one language, as `content/quizzes/risk-assessment.yaml` has it. */
export type RiskAssessment = {
  readonly name: string;
  readonly intro: string;
  readonly introTitle: string;
  readonly introPoints: readonly string[];
  readonly categories: readonly RiskCategory[];
  /** From the lowest band to the highest; `max` is the highest total that still falls in it. */
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
  /** 0 to 225; less is better. */
  readonly total: number;
  /** As a visitor reads it: never more than the maximum. */
  readonly points: number;
  /** Where the bands and the bar end: 210. */
  readonly maximum: number;
  /** How much of the bar is filled, 0 to 1. */
  readonly share: number;
  readonly level: RiskAssessment['levels'][number];
  readonly recommendations: readonly string[];
};

/**
 * Adds up the risk of the chosen options and names the band the total falls in.
 *
 * Totals run from 0 to 225, the bands and the bar end at 210: anything above is in the highest band, and `share`
 * stays at 1. Options without a recommendation add none.
 *
 * @param answers one option id a question, in the questions' order across the categories
 * @throws RangeError when a question has no answer, or an answer that it does not offer.
 */
export function assessRisk({ categories, levels }: Assessed, answers: readonly string[]): RiskResult {
  const highest = levels.at(-1);
  if (!highest) throw new RangeError('No risk levels');
  const chosen = categories
    .flatMap(({ questions }) => questions)
    .map(({ id, options }, index) => {
      const option = options.find((offered) => offered.id === answers[index]);
      if (!option) throw new RangeError(`Question "${id}" has no option "${answers[index]}"`);
      return option;
    });
  const total = chosen.reduce((sum, { score }) => sum + score, 0);
  return {
    total,
    points: Math.min(total, highest.max),
    maximum: highest.max,
    share: Math.min(total / highest.max, 1),
    level: levels.find(({ max }) => total <= max) ?? highest,
    recommendations: chosen.flatMap(({ recommendation }) => recommendation ?? []),
  };
}
