/** The interface words of both quizzes: the `quiz` part of `content/ui.yaml`. */
export type QuizWords = Readonly<
  Record<
    | 'start'
    | 'question'
    | 'minutes'
    | 'progress'
    | 'again'
    | 'report'
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
