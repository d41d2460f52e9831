/** The free cybersecurity check with the words of one language, as `content/quizzes/security-check.yaml` has it. */
export type SecurityCheck = {
  readonly name: string;
  readonly intro: string;
  readonly introTitle: string;
  readonly introPoints: readonly string[];
  readonly questions: readonly {
    readonly id: number;
    readonly question: string;
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
