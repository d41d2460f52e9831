import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { contentIn } from '../content/content-in.ts';
import { inLanguage } from '../content/in-language.ts';
import { loadContent } from '../content/load-content.ts';
import { copyContent } from '../content/testing/copy-content.ts';
import { pagesOf } from '../pages/pages.ts';
import { type LastChanges, readLastChanges, updateLastChanges, writeLastChanges } from './last-changes.ts';

jest.mock('../content/content-in.ts');

/** With the content as it is in a folder. */
function changesOn(today: string, known: LastChanges, root: string): LastChanges {
  const content = inLanguage(loadContent(root), 'en');
  jest.mocked(contentIn).mockReturnValue(content);
  return updateLastChanges(known, pagesOf(content, 'en'), today);
}

const known = changesOn('2026-01-01', {}, 'content');

/** The paths of the pages that get a new day after a change to a file of the content. */
function renewedBy(file: string, change: (text: string) => string): string[] {
  const { root, write } = copyContent();
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  expect(change(text)).not.toBe(text);
  write(file, change(text));
  return Object.entries(changesOn('2027-01-01', known, root))
    .filter(([, { changed }]) => changed === '2027-01-01')
    .map(([page]) => page);
}

test('a word changed on a landing page renews that page alone', () => {
  const change = (text: string) => text.replace(/^ {2}storyTitle: .*/m, '  storyTitle: Deeds and wires');
  expect(renewedBy('landing/halifax-legal.yaml', change)).toEqual(['/seo/halifax-legal']);
});

test('a file that is only set out anew renews nothing', () => {
  const change = (text: string) => parseDocument(text).toString({ lineWidth: 40, indent: 4 });
  expect(renewedBy('landing/halifax-legal.yaml', change)).toEqual([]);
});

test('a figure of the company renews the pages that repeat it, not the others', () => {
  const renewed = renewedBy('company.yaml', (text) =>
    text.replace('onSite: 2 to 4 hours', 'onSite: 3 to 5 hours'),
  );
  expect(renewed).toContain('/locations/toronto');
  expect(renewed).not.toContain('/locations/halifax');
});

test('a benefit of a service renews its page and its landing pages', () => {
  const renewed = renewedBy('services/cloud-solutions.yaml', (text) =>
    text.replace(/^( {2}benefits:\n {4}- ).*/m, '$1You wait less.'),
  );
  expect(renewed).toEqual(
    expect.arrayContaining(['/services/cloud-solutions', '/seo/cloud-solutions-halifax']),
  );
  expect(renewed).not.toContain('/seo/halifax-legal');
});

test('a page that is gone is forgotten', () => {
  const old = { '/old': { words: 'x', changed: '2026-01-01' } };
  expect(updateLastChanges(old, [], '2027-01-01')).toEqual({});
});

test('what is written is read again as it was', () => {
  const start = process.cwd();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.mkdirSync(path.join(folder, 'content'));
  const changes = {
    '/b': { words: 'y', changed: '2026-01-02' },
    '/a': { words: 'x', changed: '2026-01-01' },
  };
  process.chdir(folder);
  writeLastChanges(changes);
  const read = readLastChanges();
  process.chdir(start);
  expect(read).toEqual(changes);
  expect(fs.readFileSync(path.join(folder, 'content/last-changed.json'), 'utf8').split('\n')).toHaveLength(5);
});
