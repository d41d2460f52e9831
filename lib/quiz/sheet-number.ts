/** How many questions stand behind a number, by its first letter: the free check (C), the risk assessment (R). */
const questionsOf = { C: 5, R: 8 } as const;

export type SheetLetter = keyof typeof questionsOf;

/** The answers that a field sheet was drawn from. */
export type SheetAnswers = {
  readonly letter: SheetLetter;
  /** The place of each chosen option among the options of its question, from 0. */
  readonly choices: readonly number[];
};

/** What a text that looks like a number turned out to be. */
export type ReadSheetNumber =
  | SheetAnswers
  | {
      readonly problem: 'length';
      readonly letter: SheetLetter;
      readonly expected: number;
      readonly found: number;
    }
  | { readonly problem: 'digits' };

const optionsOfEach = 4;
/** Neighbours differ by 2, 4 or 8, and none shares a factor with 10: see `checkDigit`. */
const weights = [3, 7, 9, 1] as const;
/** Words, a letter, digits. Fewer digits than four are more likely a word that somebody searches for. */
const numberPattern = /^(.*)([CR])(\d{4,})$/;

/**
 * The number of a field sheet, such as `C-23124-4`: the letter of the quiz, one digit an answer (1 for the first option, 4 for
 * the last), and a check digit. It holds the answers and nothing else.
 */
export function writeSheetNumber({ letter, choices }: SheetAnswers): string {
  const digits = choices.map((choice) => choice + 1);
  return `${letter}-${digits.join('')}-${checkDigit(digits)}`;
}

/**
 * Reads the number of a field sheet as somebody types it or says it on the phone: capitals, blanks, dots and hyphens are free.
 * Words before it, as the sheet prints them, are passed over where the number is right.
 *
 * @returns undefined for a text that does not look like a number; a problem for one that does, but was never given out
 */
export function readSheetNumber(text: string): ReadSheetNumber | undefined {
  const found = numberPattern.exec(text.toUpperCase().replace(/[\s.‐-―-]/g, ''));
  if (!found) return undefined;
  // Where the pattern matches, every part of it is there, and its letters are those of the quizzes.
  const [, before, letter, rest] = found as unknown as [string, string, SheetLetter, string];
  const expected = questionsOf[letter] + 1;
  const digits = [...rest].map(Number);
  const check = digits.pop();
  const isGiven = digits.every((digit) => digit >= 1 && digit <= optionsOfEach);
  if (rest.length === expected && isGiven && check === checkDigit(digits))
    return { letter, choices: digits.map((digit) => digit - 1) };
  if (before) return undefined;
  if (rest.length !== expected) return { problem: 'length', letter, expected, found: rest.length };
  return { problem: 'digits' };
}

/**
 * The last digit of the weighted sum. As answers differ by 3 at most, one wrong digit always changes it, and so do two
 * neighbours in the wrong order.
 */
function checkDigit(digits: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0) % 10;
}
