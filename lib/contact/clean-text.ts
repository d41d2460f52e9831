/**
 * Makes text safe as a single line for terminals, mail headers and databases: replaces control characters and line breaks
 * with a space, removes bidirectional controls, replaces lone surrogates with U+FFFD, and trims.
 */
export function cleanLine(text: string): string {
  return withoutControls(text)
    .replace(/\p{Bidi_Control}+/gu, '')
    .trim();
}

/**
 * Cleans each line of a text and joins them with `\n`. Replaces a tab with one space, so that no text grows. Keeps
 * indentation and bidirectional controls, which only affect their own line; removes empty lines at the start and end.
 */
export function cleanText(text: string): string {
  const lines = text
    .replace(/\t/g, ' ')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `${' '.repeat(indentOf(line))}${withoutControls(line).trim()}`.trimEnd());
  const isFilled = (line: string) => line !== '';
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1).join('\n');
}

/** The length of a text without white space and invisible characters. */
export function visibleLength(text: string): number {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u2800]+/gu, '').length;
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/\p{Surrogate}/gu, '\uFFFD');
}

function indentOf(line: string): number {
  let length = 0;
  while (line[length] === ' ') length += 1;
  return length;
}
