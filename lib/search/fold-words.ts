import { dropElisions } from './elisions.ts';

/** The words of a text for comparing: lower case, without elisions, accents, apostrophes and dots. */
export function foldWords(text: string): string[] {
  const plain = dropElisions(text)
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
