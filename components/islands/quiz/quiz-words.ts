import type { Language } from '@/lib/i18n/languages';
import type { SheetWords } from '@/lib/quiz/sheet-words';

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
    | 'reportList'
    | 'riskReportIntro',
    string
  >
>;

/** What sheets are drawn with, whichever the quiz. */
export type SheetSupplies = {
  readonly language: Language;
  readonly words: SheetWords;
  /** Those that close gaps, by the slugs that the questions name. */
  readonly services: readonly { readonly slug: string; readonly name: string; readonly href: string }[];
  readonly phone: { readonly number: string; readonly dial: string };
};
