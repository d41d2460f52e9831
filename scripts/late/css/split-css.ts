/** A rule or a statement of a style sheet. A statement, such as `@layer a, b;`, has no body. */
export type CssPart = { head: string; body?: string };

/**
 * Splits minified CSS into its outermost rules and statements, without the white space between them.
 *
 * @throws Error when a brace or a quotation mark is not closed.
 */
export function splitCss(css: string): CssPart[] {
  const parts: CssPart[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        parts.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    } else if (character === ';' && depth === 0) {
      parts.push({ head: css.slice(start, at + 1).trim() });
      start = at + 1;
    }
    if (depth < 0) break;
  }
  if (depth !== 0 || css.slice(start).trim() !== '') throw new Error('CSS whose braces do not match');
  return parts;
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[start]) return at;
  }
  throw new Error('CSS with a quotation mark that is not closed');
}
