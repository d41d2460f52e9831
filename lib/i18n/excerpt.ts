/**
 * Cuts a text to at most `maxLength` characters at the end of a word, plus an ellipsis. Returns a text that fits unchanged.
 *
 * A no-break space ends no word: "24 h" stays in one piece. Punctuation before the ellipsis is dropped.
 */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One more character, so that a word may end exactly at the limit.
  const end = text.slice(0, maxLength + 1).lastIndexOf(' ');
  return `${text.slice(0, end > 0 ? end : maxLength).replace(/[\s,;:.–—]{1,9}$/, '')}…`;
}
