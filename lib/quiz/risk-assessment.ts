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
    readonly options: readonly {
      readonly id: string;
      readonly score: number;
      readonly text: string;
      readonly recommendation?: string | undefined;
    }[];
  }[];
};
