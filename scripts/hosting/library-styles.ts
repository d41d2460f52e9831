import fs from 'node:fs';
import path from 'node:path';

const inserted = /^__insertCSS\((".*")\);?$/m;

/**
 * The style sheets that a library puts into the page by itself: Sonner's, for toasts. It adds an empty element first and
 * fills it then, and a browser asks the policy both times.
 *
 * @throws Error when Sonner does it in another way now.
 */
export function libraryStyles(root: string): string[] {
  const file = path.join(root, 'node_modules/sonner/dist/index.mjs');
  const [, literal] = inserted.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const css: unknown = literal && JSON.parse(literal);
  if (typeof css !== 'string') throw new Error(`${file} inserts its style sheet in a way that is not known`);
  return ['', css];
}
