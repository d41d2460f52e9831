/** The number of questions by letter: the free check (C), the risk assessment (R). */
const questionCounts = { C: 5, R: 8 } as const;

export type SheetLetter = keyof typeof questionCounts;

/** The answers of a field sheet. */
export type SheetAnswers = {
  readonly letter: SheetLetter;
  /** The index of each chosen option. */
  readonly choices: readonly number[];
};

export type ReadSheetNumber =
  | SheetAnswers
  | {
      readonly problem: 'length';
      readonly letter: SheetLetter;
      readonly expected: number;
      readonly found: number;
    }
  | { readonly problem: 'digits' };

const optionCount = 4;
/** All coprime to 10; neighbours differ by 2, 4 or 8. See `checkDigit`. */
const weights = [3, 7, 9, 1] as const;
/** Any words, a letter, digits. With fewer than four digits it is more likely a search term. */
const numberPattern = /^(.*)([CR])(\d{4,})$/;

/**
 * The number of a field sheet, such as `C-23124-0`: the letter of the quiz, one digit per answer (1 for the first option, 4
 * for the last) and a check digit. It contains nothing but the answers.
 */
export function writeSheetNumber({ letter, choices }: SheetAnswers): string {
  const digits = choices.map((choice) => choice + 1);
  return `${letter}-${digits.join('')}-${checkDigit(digits)}`;
}

/**
 * Parses the number of a field sheet as typed or dictated, ignoring case, white space, dots and hyphens. Also accepts words
 * before a valid number, as printed on the sheet.
 *
 * @returns undefined for a text that does not look like a number; a problem for an invalid number
 */
export function readSheetNumber(text: string): ReadSheetNumber | undefined {
  const match = numberPattern.exec(text.toUpperCase().replace(/[\s.‐-―-]/g, ''));
  if (!match) return undefined;
  // All groups of the pattern are required, and it only matches the letters of the quizzes.
  const [, before, letter, rest] = match as unknown as [string, string, SheetLetter, string];
  const expected = questionCounts[letter] + 1;
  const digits = [...rest].map(Number);
  const check = digits.pop();
  const areOptions = digits.every((digit) => digit >= 1 && digit <= optionCount);
  if (rest.length === expected && areOptions && check === checkDigit(digits))
    return { letter, choices: digits.map((digit) => digit - 1) };
  if (before) return undefined;
  if (rest.length !== expected) return { problem: 'length', letter, expected, found: rest.length };
  return { problem: 'digits' };
}

/** The last digit of the weighted sum. It detects any wrong digit and, since answers differ by 3 at most, any swapped pair. */
function checkDigit(digits: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0) % 10;
}
