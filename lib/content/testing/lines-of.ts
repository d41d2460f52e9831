import { ContentError } from '../content-error.ts';
import type { Mistake } from '../mistake.ts';

/** The lines an editor reads, without the heading, each run of blanks between the columns written as two. */
export function linesOf(mistakes: readonly Mistake[]): string[] {
  if (mistakes.length === 0) return [];
  const [, ...lines] = new ContentError(mistakes).message.split('\n');
  return lines.map((line) => line.replaceAll(/ {2,}/g, '  '));
}
