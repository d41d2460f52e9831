import { cleanLine } from './clean-line.ts';

/**
 * Cleans each line as `cleanLine` does and ends them all with `\n`. A tab becomes one blank: no text grows. Indents
 * stay, blank lines at the ends go.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\t/g, ' ')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `${/^ */.exec(line)?.[0] ?? ''}${cleanLine(line)}`.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
