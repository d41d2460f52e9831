/** The words of a text for comparing: lower case, without accents, apostrophes and dots. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
