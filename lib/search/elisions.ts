/** Indexes "l’hameçonnage" as two words, since Pagefind only matches the beginnings of words. */
export function splitElisions(text: string): string {
  return text.replace(/(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis)?qu)[’'](?=\p{L})/giu, '$& ');
}

/** Reverses `splitElisions`. */
export function joinElisions(text: string): string {
  return text.replace(/(?<!\p{L})((?:[cdjlmnst]|(?:jus|lors|puis)?qu)[’']) (?=\p{L})/giu, '$1');
}

/** Removes elisions from a search term: "l’hameçonnage" becomes "hameçonnage". */
export function dropElisions(text: string): string {
  return text.replace(/(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis)?qu)[’'](?=\p{L})/giu, '');
}
