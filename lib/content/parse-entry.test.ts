import type { Mistake } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { mendText } from './mend-text.ts';
import { parseEntry } from './parse-entry.ts';
import { parseFolder } from './parse-folder.ts';
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

test('takes slugs from file names and sorts entries by order, not by name', () => {
  const slugs = parseFolder(copyContent('cities').root, 'cities', citySchema, []).map(({ slug }) => slug);
  expect(slugs.slice(0, 3)).toEqual(['toronto', 'vancouver', 'montreal']);
});

test('mends a question in two languages and leaves the rest of the file; what it writes has no mistake', () => {
  const copy = copyContent();
  const wrong = `items:
  - id: one-more
    category: pricing
    services: [cloud-solutions]
    en:
      question: Do you support Macs: old ones, too?
      answer: We do. It's simple: Macs and PCs alike, and "old" means what Apple no longer updates. Your team's
        devices are listed on day one: by name.
    fr:
      question: >-
        Soutenez-vous les Mac
        : même les «
        vieux » ?
      answer: Oui. C'est simple: nous prenons soin des Mac et des PC, et "vieux" veut dire qu'Apple ne le met plus à jour ...
`;
  const right = `items:
  - id: one-more
    category: pricing
    services: [cloud-solutions]
    en:
      question: "Do you support Macs: old ones, too?"
      answer: "We do. It’s simple: Macs and PCs alike, and “old” means what Apple no longer updates. Your team’s devices are listed on day one: by name."
    fr:
      question: >-
        Soutenez-vous les Mac\u00A0: même les «\u00A0vieux\u00A0»?
      answer: "Oui. C’est simple\u00A0: nous prenons soin des Mac et des PC, et «\u00A0vieux\u00A0» veut dire qu’Apple ne le met plus à jour…"
`;
  copy.edit('faq.yaml', /^items:\n/m, wrong);
  const file = copy.read('faq.yaml');
  expect(mendText(file)).toBe(file.replace(wrong, right));
  copy.write('faq.yaml', mendText(file));
  expect(loadContent(copy.root).faq.items[0]?.id).toBe('one-more');
});
