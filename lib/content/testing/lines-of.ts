import { ContentError, type Mistake } from '../content-error.ts';

/** The lines of a `ContentError` without its heading and advice, without line numbers, with the column padding reduced to two spaces. */
export function linesOf(mistakes: readonly Mistake[]): string[] {
  if (mistakes.length === 0) return [];
  const lines = new ContentError(mistakes).message.split('\n').filter((line) => line.startsWith('content/'));
  return lines.map((line) => line.replaceAll(/ {2,}/g, '  ').replace(/^(\S+):\d+ /, '$1 '));
}
