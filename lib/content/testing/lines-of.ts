import { ContentError, type Mistake } from '../content-error.ts';

/** The lines of a `ContentError` without its heading, with the column padding reduced to two spaces. */
export function linesOf(mistakes: readonly Mistake[]): string[] {
  if (mistakes.length === 0) return [];
  const [, ...lines] = new ContentError(mistakes).message.split('\n');
  return lines.map((line) => line.replaceAll(/ {2,}/g, '  '));
}
