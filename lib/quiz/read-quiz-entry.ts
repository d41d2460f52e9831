import type { QuizState } from './reduce-quiz.ts';

/** A quiz as one entry of the browser's history remembers it. */
export type QuizEntry = QuizState & {
  /** Tells one run of the quiz from the next: Cancel and Restart begin another. */
  readonly run: string;
};

/**
 * Reads what an entry of the browser's history holds about a quiz; undefined when it holds nothing that fits.
 *
 * @param options the values that each question offers, in the questions' order
 */
export function readQuizEntry(
  value: unknown,
  options: readonly (readonly string[])[],
): QuizEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { run, position, answers }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof run !== 'string' || typeof position !== 'number' || !Array.isArray(answers)) return undefined;
  if (!Number.isInteger(position) || position < 0) return undefined;
  // Each question before the one shown must have its answer, or the result could not be worked out.
  if (answers.length < position - 1) return undefined;
  const known = answers.flatMap(
    (answer: unknown, index) => options[index]?.find((value) => value === answer) ?? [],
  );
  return known.length === answers.length ? { run, position, answers: known } : undefined;
}
