import fs from 'node:fs';
import path from 'node:path';
import { folderWith } from '../../../server/testing/folder-with.ts';
import { pruneExport } from './prune-export.ts';

const filesIn = (...files: string[]) => folderWith(Object.fromEntries(files.map((file) => [file, ''])));

const contents = (root: string) => fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

test('deletes files that only Next requests, and empty folders', () => {
  const out = filesIn(
    'about.html',
    'about.txt',
    'about/__next._tree.txt',
    '_not-found.html',
    '_global-error.html',
    '_next/static/site/_buildManifest.js',
    '_next/static/chunks/a.js',
    'robots.txt',
  );
  pruneExport(out, filesIn());
  expect(contents(out)).toEqual([
    '_next',
    '_next/static',
    '_next/static/chunks',
    '_next/static/chunks/a.js',
    'about.html',
    'robots.txt',
  ]);
});

test('keeps the files of public', () => {
  const own = ['.well-known/security.txt', 'ads.txt', 'llms.txt'];
  const out = filesIn(...own, 'index.txt');
  pruneExport(out, filesIn(...own));
  expect(contents(out)).toEqual(['.well-known', ...own]);
});

test('works without a public folder', () => {
  const out = filesIn('index.html', 'index.txt');
  pruneExport(out, path.join(out, 'public'));
  expect(contents(out)).toEqual(['index.html']);
});
