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

/** Updates the changes with the content of a folder. */
function changesOn(today: string, before: LastChanges, root: string): LastChanges {
  const content = inLanguage(loadContent(root), 'en');
  jest.mocked(contentIn).mockReturnValue(content);
  return updateLastChanges(before, pagesOf(content, 'en'), today);
}

const known = changesOn('2026-01-01', {}, 'content');

/** The paths of the pages with a new date after a change to a content file. */
function pagesChangedBy(file: string, change: (text: string) => string): string[] {
  const { root, write } = copyContent();
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  expect(change(text)).not.toBe(text);
  write(file, change(text));
  return Object.entries(changesOn('2027-01-01', known, root))
    .filter(([, { changed }]) => changed === '2027-01-01')
    .map(([page]) => page);
}

test('a text of a landing page changes only that page', () => {
  const change = (text: string) => text.replace(/^ {2}storyTitle: .*/m, '  storyTitle: Deeds and wires');
  expect(pagesChangedBy('landing/halifax-legal.yaml', change)).toEqual(['/seo/halifax-legal']);
});

test('reformatting a file changes nothing', () => {
  const change = (text: string) => parseDocument(text).toString({ lineWidth: 40, indent: 4 });
  expect(pagesChangedBy('landing/halifax-legal.yaml', change)).toEqual([]);
});

test('a company fact changes the pages that repeat it', () => {
  const changed = pagesChangedBy('company.yaml', (text) =>
    text.replace('onSite: 2 to 4 hours', 'onSite: 3 to 5 hours'),
  );
  expect(changed).toContain('/locations/toronto');
  expect(changed).not.toContain('/locations/halifax');
});

test('a benefit of a service changes its page and its landing pages', () => {
  const changed = pagesChangedBy('services/cloud-solutions.yaml', (text) =>
    text.replace(/^( {2}benefits:\n {4}- ).*/m, '$1You wait less.'),
  );
  expect(changed).toEqual(
    expect.arrayContaining(['/services/cloud-solutions', '/seo/cloud-solutions-halifax']),
  );
  expect(changed).not.toContain('/seo/halifax-legal');
});

test('drops pages that no longer exist', () => {
  const old = { '/old': { words: 'x', changed: '2026-01-01' } };
  expect(updateLastChanges(old, [], '2027-01-01')).toEqual({});
});

test('reads what it writes', () => {
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
