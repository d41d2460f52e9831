const escapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A string literal in single quotes: style sheets and flight data are full of double quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll(/[\n\r\u2028\u2029]/g, (end) => escapes[end] ?? end)}'`;
}
