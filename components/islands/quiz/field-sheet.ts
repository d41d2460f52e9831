import type { Wall } from '@/lib/quiz/build-walls';
import type { SheetSupplies } from './quiz-words';

/** A finished quiz as a sheet: what was answered, the walls it built and the number that opens it again. */
export type FieldSheet = SheetSupplies & {
  readonly number: string;
  /** One option a question, in the questions' order. */
  readonly answers: readonly string[];
  readonly walls: readonly Wall[];
};
