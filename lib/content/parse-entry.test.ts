import type { Mistake } from './content-error.ts';
import { parseEntry } from './parse-entry.ts';
import { legalSchema } from './schemas/lists.ts';
import { copyContent } from './testing/copy-content.ts';

const terms = 'legal/terms-of-service.md';

test('reads files with Windows line endings and a byte order mark, and drops comments from legal pages', () => {
  const copy = copyContent(terms);
  copy.edit(terms, /^## 2\. .*$/m, '<!-- Sample: ask\n\nour lawyer. -->\n\n$&');
  copy.edit(terms, /\n/g, '\r\n');
  copy.edit(terms, /^/, '\uFEFF');
  const mistakes: Mistake[] = [];
  const entry = parseEntry(copy.root, terms, legalSchema, mistakes);
  expect(mistakes).toEqual([]);
  expect(entry?.body).toMatch(/^## /);
  expect(entry?.body).toContain('\n\n## 2. ');
  expect(entry?.body).not.toMatch(/Sample|lawyer\.|-->/);
});
