/**
 * One line of text without anything that a terminal, a mail header or a database could take for a command: control
 * characters and line breaks become a blank, characters that turn the direction of writing go, half a surrogate pair
 * becomes U+FFFD, blanks at the ends go.
 */
export function cleanLine(text: string): string {
  return withoutControls(text)
    .replace(/\p{Bidi_Control}+/gu, '')
    .trim();
}

/**
 * Cleans each line of a text and ends them all with `\n`. A tab becomes one blank: no text grows. Indents stay, blank
 * lines at the ends go. The direction of writing stays as it was written: each line has its own.
 */
export function cleanText(text: string): string {
  const lines = text
    .replace(/\t/g, ' ')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `${' '.repeat(indentOf(line))}${withoutControls(line).trim()}`.trimEnd());
  const isFilled = (line: string) => line !== '';
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1).join('\n');
}

/** How much of a text can be seen: without blanks and characters that have no shape of their own. */
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
