import { dropElisions } from './elisions.ts';

/** Splits a text into words for comparison: lower case, without elisions, accents, apostrophes and dots. */
export function normalizeWords(text: string): string[] {
  const plain = dropElisions(text)
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
