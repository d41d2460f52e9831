/**
 * Cuts a text to at most `maxLength` characters, plus an ellipsis: where a clause ends if one does in the last two fifths, else at
 * the end of a word. Returns a text that fits unchanged.
 *
 * A no-break space ends no word: "24 h" stays in one piece. Punctuation before the ellipsis is dropped.
 */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One more character, so that a word may end exactly at the limit.
  const start = text.slice(0, maxLength + 1);
  const clause = Math.max(...[', ', '; ', ': ', '. '].map((sign) => start.lastIndexOf(sign)));
  const end = clause > maxLength * 0.6 ? clause : start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : maxLength).replace(/[\s,;:.–—]{1,9}$/, '')}…`;
}
