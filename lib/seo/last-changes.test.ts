import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { copyContent } from '../content/testing/copy-content.ts';
import type { Page } from '../pages/page.ts';

const start = process.cwd();
let copy: ReturnType<typeof copyContent>;

beforeEach(() => {
  copy = copyContent();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.renameSync(copy.root, path.join(folder, 'content'));
  copy = { ...copy, root: path.join(folder, 'content') };
  process.chdir(folder);
});
afterEach(() => process.chdir(start));

const read = (file: string) => fs.readFileSync(path.join(copy.root, file), 'utf8');
const write = (file: string, text: string) => fs.writeFileSync(path.join(copy.root, file), text);

/** The paths of the pages that get a new day after a change to the content, of those that are listed. */
async function renewedBy(change: () => void): Promise<string[]> {
  const known = await changesOn('2026-01-01', {});
  change();
  const now = await changesOn('2027-01-01', known);
  return Object.entries(now)
    .filter(([, { changed }]) => changed === '2027-01-01')
    .map(([page]) => page);
}

/** With no memory of the content as it was before. */
async function changesOn(today: string, known: Record<string, { words: string; changed: string }>) {
  jest.resetModules();
  const { updateLastChanges } = await import('./last-changes.ts');
  const { pages } = await import('../pages/pages.ts');
  return updateLastChanges(known, pages('en'), today);
}

test('a word changed on a landing page renews that page alone', async () => {
  const file = 'landing/halifax-legal.yaml';
  expect(
    await renewedBy(() =>
      write(file, read(file).replace(/^ {2}storyTitle: .*/m, '  storyTitle: Deeds and wires')),
    ),
  ).toEqual(['/seo/halifax-legal']);
});

test('a file that is only set out anew renews nothing', async () => {
  const file = 'landing/halifax-legal.yaml';
  const set = () => write(file, parseDocument(read(file)).toString({ lineWidth: 40, indent: 4 }));
  expect(await renewedBy(set)).toEqual([]);
});

test('a figure of the company renews the pages that repeat it, not the others', async () => {
  const renewed = await renewedBy(() =>
    write('company.yaml', read('company.yaml').replace('onSite: 2 to 4 hours', 'onSite: 3 to 5 hours')),
  );
  expect(renewed).toContain('/locations/toronto');
  expect(renewed).not.toContain('/locations/halifax');
});

test('a benefit of a service renews its page and its landing pages', async () => {
  const file = 'services/cloud-solutions.yaml';
  const renewed = await renewedBy(() =>
    write(file, read(file).replace(/^( {2}benefits:\n {4}- ).*/m, '$1You wait less.')),
  );
  expect(renewed).toEqual(
    expect.arrayContaining(['/services/cloud-solutions', '/seo/cloud-solutions-halifax']),
  );
  expect(renewed).not.toContain('/seo/halifax-legal');
});

test('a page that is gone is forgotten', async () => {
  const { updateLastChanges } = await import('./last-changes.ts');
  const known = { '/old': { words: 'x', changed: '2026-01-01' } };
  expect(updateLastChanges(known, [] satisfies Page[], '2027-01-01')).toEqual({});
});

test('what is written is read again as it was', async () => {
  const { readLastChanges, writeLastChanges } = await import('./last-changes.ts');
  const changes = {
    '/b': { words: 'y', changed: '2026-01-02' },
    '/a': { words: 'x', changed: '2026-01-01' },
  };
  writeLastChanges(changes);
  expect(readLastChanges()).toEqual(changes);
  expect(read('last-changed.json').split('\n')).toHaveLength(5);
});
