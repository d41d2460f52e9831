/**
 * One line of text without anything that a terminal, a mail header or a database could take for a command: control
 * characters and line breaks become a blank, half a surrogate pair becomes U+FFFD, blanks at the ends go.
 */
export function cleanLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}
