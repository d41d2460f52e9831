/** What French writes before a vowel, joined to the word that counts: "l’", "qu’". */
const elisions = /(?<!\p{L})(?:[cdjlmnst]|qu)[’']/giu;

/** The words of a text for comparing: lower case, without elisions, accents, apostrophes and dots. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(elisions, '')
    .replace(/[\p{M}’'.]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
