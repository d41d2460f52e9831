/** The interface words of both quizzes: the `quiz` part of `content/ui.yaml`, and what the detailed report is. */
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
    | 'riskReportIntro',
    string
  >
>;
