/**
 * "l’hameçonnage" as two words: what French writes before a vowel, and the word that counts. Pagefind finds no word that begins
 * inside another.
 */
export function partElisions(text: string): string {
  return text.replace(/(?<!\p{L})(?:[cdjlmnst]|qu)[’'](?=\p{L})/giu, '$& ');
}

/** The text as it was before its elisions were parted; words may be marked. */
export function joinElisions(text: string): string {
  return text.replace(/(?<!\p{L})((?:[cdjlmnst]|qu)[’']) (?=<mark>|\p{L})/giu, '$1');
}

/** The words that count, for asking: "l’hameçonnage" asks for "hameçonnage". */
export function dropElisions(text: string): string {
  return text.replace(/(?<!\p{L})(?:[cdjlmnst]|qu)[’'](?=\p{L})/giu, '');
}
