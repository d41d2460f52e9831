/**
 * Shortens a text to at most `maxLength` characters, cut after a whole word, and an ellipsis. Returns a text that fits
 * unchanged. No-break spaces hold words together; punctuation before the ellipsis is dropped.
 */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength);
  return `${text.slice(0, end > 0 ? end : maxLength).replace(/[\s\p{P}]+$/u, '')}…`;
}
