import { mendTypography } from './french/find-typography-faults.ts';

/** Mends the apostrophes, quotation marks and blanks of a text without markup. */
export function mendWords(text: string, language: string): string {
  if (language === 'fr') return mendTypography(text);
  return text
    .replaceAll(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?= )/gu, '’')
    .replaceAll(/(?<!\d)"([^"\n]+)"/g, '“$1”');
}
