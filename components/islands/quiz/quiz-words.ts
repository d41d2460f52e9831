/**
 * The interface words of both quizzes: the `quiz` part of `content/ui.yaml`, what the detailed report is, and the name of the
 * score with its colon.
 */
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
    | 'riskReportIntro',
    string
  >
>;
