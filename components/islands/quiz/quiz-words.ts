/** The texts of both quizzes: `quiz` in `content/ui.yaml`, and the labels of score and level with a colon. */
export type QuizWords = Readonly<
  Record<
    | 'start'
    | 'question'
    | 'minutes'
    | 'progress'
    | 'again'
    | 'report'
    | 'reportNote'
    | 'previous'
    | 'cancel'
    | 'restart'
    | 'score'
    | 'scoreLabel'
    | 'levelLabel'
    | 'outOf'
    | 'riskScore'
    | 'noScript'
    | 'noScriptCall'
    | 'result'
    | 'print'
    | 'recommendations'
    | 'usualSteps'
    | 'usualStepsNote'
    | 'noRecommendations'
    | 'reportIntro'
    | 'reportList'
    | 'riskReportIntro',
    string
  >
>;
