import type { Mistake } from './content-error.ts';
import { parseEntry } from './parse-entry.ts';
import { citySchema } from './schemas/city.ts';
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

test('while the company’s facts are unknown, no text that names one is too short or too long', () => {
  const file = 'cities/vancouver.yaml';
  const copy = copyContent(file);
  copy.edit(
    file,
    /^ {2}description: >-\n(?: {4}.*\n)*/m,
    `  description: ${'x'.repeat(105)} {company.onSite}\n`,
  );
  const mistakes: Mistake[] = [];
  parseEntry(copy.root, file, citySchema, mistakes);
  expect(mistakes).toEqual([]);
  parseEntry(copy.root, file, citySchema, mistakes, { company: { en: { onSite: '2 hours' } } });
  expect(mistakes).toMatchObject([{ field: 'en.description' }]);
});
