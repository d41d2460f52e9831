import type { Language } from '@/lib/i18n/languages';
import type { Wall } from '@/lib/quiz/build-walls';
import type { SheetWords } from '@/lib/quiz/sheet-words';

/** What the sheets of both quizzes share. */
export type SheetSupplies = {
  readonly language: Language;
  readonly words: SheetWords;
  /** The services that close gaps; the questions refer to them by slug. */
  readonly services: readonly { readonly slug: string; readonly name: string; readonly href: string }[];
  /** The company's name, for paper. */
  readonly company: string;
  readonly phone: { readonly number: string; readonly dial: string };
};

/** The result of a quiz as a sheet: the answers, the walls they build and the number that opens the sheet again. */
export type FieldSheet = SheetSupplies & {
  readonly number: string;
  /** One option value per question, in the questions' order. */
  readonly answers: readonly string[];
  readonly walls: readonly Wall[];
};
