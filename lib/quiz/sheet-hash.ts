import type { QuizState } from './reduce-quiz.ts';
import { readSheetNumber, type SheetLetter } from './sheet-number.ts';

/** Quizzes name it as what they read when they hydrate, see `lib/hydration/contract.ts`. */
export const sheetHashPrefix = '#sheet-';

/** The URL fragment that opens a sheet on the page with the quizzes. Browsers do not send fragments to the server. */
export function sheetHash(number: string): string {
  return `${sheetHashPrefix}${number}`;
}

/**
 * The finished quiz that a URL fragment asks for.
 *
 * @param hash including the `#`
 * @param options the option values of each question
 * @returns undefined when it asks for no sheet of this quiz; 'unreadable' for an invalid number, which only one quiz reports:
 *   the free check when the letter is invalid too
 */
export function readSheetHash(
  hash: string,
  letter: SheetLetter,
  options: readonly (readonly string[])[],
): QuizState | 'unreadable' | undefined {
  if (!hash.startsWith(sheetHashPrefix)) return undefined;
  const text = hash.slice(sheetHashPrefix.length);
  const read = readSheetNumber(text);
  if (!read || 'problem' in read) {
    const isOwn = /^r/i.test(text) === (letter === 'R');
    return isOwn ? 'unreadable' : undefined;
  }
  if (read.letter !== letter) return undefined;
  const answers = read.choices.flatMap((choice, index) => options[index]?.[choice] ?? []);
  return answers.length === options.length ? { position: options.length + 1, answers } : 'unreadable';
}
