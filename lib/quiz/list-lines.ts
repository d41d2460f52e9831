/** A heading and its items as plain text, one a line. */
export function listLines(heading: string, items: readonly string[]): string {
  return [`${heading}:`, ...items.map((item) => `- ${item}`)].join('\n');
}
