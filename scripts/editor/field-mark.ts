/** Begins a mark. Nothing else in a page may contain it; the content check refuses it. */
const start = '\u2063';
/** Invisible in every font, and without effect on line breaks. */
const digits = '\u200c\u200d\u2061\u2062\u2064';
/** Enough for the 48 bits of a field's number. */
const width = 21;

/** `start`, then `width` of the `digits`. */
const pattern = /\u2063((?:\u200c|\u200d|\u2061|\u2062|\u2064){21})/gu;

/** The invisible text that names a field by its number. */
export function markOf(number: number): string {
  const code = number.toString(digits.length).padStart(width, '0');
  return start + [...code].map((digit) => digits[Number(digit)]).join('');
}

/** The numbers of all marks in a text, each once. */
export function numbersIn(text: string): number[] {
  const codes = [...text.matchAll(pattern)].map(([, code = '']) =>
    Number.parseInt([...code].map((digit) => digits.indexOf(digit)).join(''), digits.length),
  );
  return [...new Set(codes)];
}

export const withoutMarks = (text: string): string => text.replace(pattern, '');
