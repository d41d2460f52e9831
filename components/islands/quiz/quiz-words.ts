/** The texts of both quizzes: `quiz` in `content/ui.yaml`, the note on the report, and the score's label with colon. */
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
    | 'outOf'
    | 'riskScore'
    | 'noScript'
    | 'noScriptCall'
    | 'result'
    | 'print'
    | 'recommendations'
    | 'noRecommendations'
    | 'scaleLow'
    | 'scaleHigh'
    | 'reportIntro'
    | 'reportList'
    | 'riskReportIntro',
    string
  >
>;
