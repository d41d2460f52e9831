import type { QuizState } from './reduce-quiz.ts';
import { readSheetNumber, type SheetLetter } from './sheet-number.ts';

/** What a kept sheet's place in the page begins with. `boot/needs-eager-hydration.ts` looks for the same word. */
const start = '#sheet-';

/** The part of an address that opens a sheet on the page with the quizzes. Browsers send nothing that follows a `#`. */
export function sheetHash(number: string): string {
  return `${start}${number}`;
}

/**
 * The finished quiz that an address asks for.
 *
 * @param hash the part of the address that begins with `#`
 * @param options the values that each question offers
 * @returns undefined where the address asks for no sheet of this quiz; 'unreadable' for a number that was never given out,
 *   which the free check answers for where the letter is wrong, too
 */
export function readSheetHash(
  hash: string,
  letter: SheetLetter,
  options: readonly (readonly string[])[],
): QuizState | 'unreadable' | undefined {
  if (!hash.startsWith(start)) return undefined;
  const text = hash.slice(start.length);
  const read = readSheetNumber(text);
  if (!read || 'problem' in read) {
    const isMeant = /^r/i.test(text) === (letter === 'R');
    return isMeant ? 'unreadable' : undefined;
  }
  if (read.letter !== letter) return undefined;
  const answers = read.choices.flatMap((choice, index) => options[index]?.[choice] ?? []);
  return answers.length === options.length ? { position: options.length + 1, answers } : 'unreadable';
}
