import { dropElisions } from './elisions.ts';

/** Splits a text into words for comparison: lower case, without elisions, accents, ligatures, apostrophes and dots. */
export function normalizeWords(text: string): string[] {
  const plain = dropElisions(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The letters of a word without any sign between them: "Wi-Fi" becomes "wifi". */
export const joinLetters = (word: string): string => normalizeWords(word).join('');
