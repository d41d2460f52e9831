import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findDrift, noteSeenEnglish, readSeenEnglish } from './seen-english.ts';

/** A content folder of a page, a list and a legal text, whose French was held against its English. */
function seenContent() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'seen-'));
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
  noteSeenEnglish(root, () => true);
  return { root, write, page, list };
}

test('a French text whose English is as it was read has not drifted', () => {
  const { root } = seenContent();
  expect(findDrift(root)).toEqual([]);
  expect(Object.keys(readSeenEnglish(root))).toEqual(['faq.yaml', 'legal/terms.fr.md', 'pages/home.yaml']);
});

test('a change of the English is told with file, field and both fingerprints', () => {
  const { root, page } = seenContent();
  const before = readSeenEnglish(root)['pages/home.yaml']?.['fr.lead'];
  page('Certainly', 'One');
  expect(findDrift(root)).toEqual([
    {
      file: 'pages/home.yaml',
      field: 'fr.lead',
      problem: expect.stringMatching(`^the English has changed \\(it was ${before}, it is [0-9a-f]{8}\\)$`),
    },
  ]);
});

test('a list is one text, and one more item in it is a change', () => {
  const { root, page } = seenContent();
  page('Yes', 'One, Two');
  expect(findDrift(root)).toMatchObject([{ field: 'fr.story' }]);
});

test('a mended French text, a new line break or another order of items is no drift', () => {
  const { root, write, list } = seenContent();
  write('pages/home.yaml', 'en:\n  lead: >-\n    Yes\n  story: [One]\nfr: { lead: Oui!, story: [Trois] }\n');
  list('Second', 'First');
  expect(findDrift(root)).toEqual([]);
});

test('an item that nobody has read beside its English is told', () => {
  const { root, list } = seenContent();
  list('First', 'Third', 'Second');
  expect(findDrift(root)).toEqual([
    expect.objectContaining({
      file: 'faq.yaml',
      field: 'items.1.fr.q',
      problem: expect.stringMatching(/^(?:the English has changed|not held against the English yet)/),
    }),
  ]);
});

test('a legal text is told by its French file and the English heading', () => {
  const { root, write } = seenContent();
  write('legal/terms.md', '---\ntitle: Terms\n---\n## Law\n\nQuebec.\n');
  expect(findDrift(root)).toMatchObject([{ file: 'legal/terms.fr.md', field: 'Law' }]);
});

test('once a file is noted as read it has not drifted, and others have still', () => {
  const { root, page, list } = seenContent();
  page('Certainly', 'One');
  list('Other', 'Second');
  noteSeenEnglish(root, (file) => file === 'pages/home.yaml');
  expect(findDrift(root).map(({ file }) => file)).toEqual(['faq.yaml']);
});
