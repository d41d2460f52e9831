import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTranslationDrift, readReviews, recordReview } from './translation-drift.ts';

/** A content folder with a page, a list and a legal text, all reviewed. */
function reviewedContent() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'reviewed-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const page = (lead: string, story: string) =>
    write(
      'pages/home.yaml',
      `en: { lead: ${lead}, story: [${story}] }\nfr: { lead: Oui, story: [Un, Deux] }\n`,
    );
  const list = (...items: string[]) =>
    write(
      'faq.yaml',
      `items:\n${items.map((text) => `  - { en: { q: ${text} }, fr: { q: Non } }\n`).join('')}`,
    );
  page('Yes', 'One');
  list('First', 'Second');
  write('legal/terms.md', '---\ntitle: Terms\n---\n## Law\n\nOntario.\n');
  write('legal/terms.fr.md', '---\ntitle: Conditions\n---\n## Droit\n\nOntario.\n');
  recordReview(root, () => true);
  return { root, write, page, list };
}

test('a text whose English is unchanged has not drifted', () => {
  const { root } = reviewedContent();
  expect(findTranslationDrift(root)).toEqual([]);
  expect(Object.keys(readReviews(root))).toEqual(['faq.yaml', 'legal/terms.fr.md', 'pages/home.yaml']);
});

test('reports changed English with file, field and both fingerprints', () => {
  const { root, page } = reviewedContent();
  const before = readReviews(root)['pages/home.yaml']?.['fr.lead'];
  page('Certainly', 'One');
  expect(findTranslationDrift(root)).toEqual([
    {
      file: 'pages/home.yaml',
      field: 'fr.lead',
      problem: expect.stringMatching(`^the English has changed \\(it was ${before}, it is [0-9a-f]{8}\\)$`),
    },
  ]);
});

test('a list is one text, so a new item is a change', () => {
  const { root, page } = reviewedContent();
  page('Yes', 'One, Two');
  expect(findTranslationDrift(root)).toMatchObject([{ field: 'fr.story' }]);
});

test('changed French, line breaks or item order are not drift', () => {
  const { root, write, list } = reviewedContent();
  write('pages/home.yaml', 'en:\n  lead: >-\n    Yes\n  story: [One]\nfr: { lead: Oui!, story: [Trois] }\n');
  list('Second', 'First');
  expect(findTranslationDrift(root)).toEqual([]);
});

test('reports an item that was never reviewed', () => {
  const { root, list } = reviewedContent();
  list('First', 'Third', 'Second');
  expect(findTranslationDrift(root)).toEqual([
    expect.objectContaining({
      file: 'faq.yaml',
      field: 'items.1.fr.q',
      problem: expect.stringMatching(/^(?:the English has changed|not held against the English yet)/),
    }),
  ]);
});

test('reports a legal text by its French file and English heading', () => {
  const { root, write } = reviewedContent();
  write('legal/terms.md', '---\ntitle: Terms\n---\n## Law\n\nQuebec.\n');
  expect(findTranslationDrift(root)).toMatchObject([{ file: 'legal/terms.fr.md', field: 'Law' }]);
});

test('reviewing a file clears its drift only', () => {
  const { root, page, list } = reviewedContent();
  page('Certainly', 'One');
  list('Other', 'Second');
  recordReview(root, ({ file }) => file === 'pages/home.yaml');
  expect(findTranslationDrift(root).map(({ file }) => file)).toEqual(['faq.yaml']);
});
