import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pruneExport } from './prune-export.ts';

/** Creates a folder with empty files. */
function folderWith(...files: string[]): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'prune-'));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), '');
  }
  return root;
}

const contents = (root: string) => fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

test('deletes files that only Next requests, and empty folders', () => {
  const out = folderWith(
    'about.html',
    'about.txt',
    'about/__next._tree.txt',
    '_not-found.html',
    '_global-error.html',
    '_next/static/site/_buildManifest.js',
    '_next/static/chunks/a.js',
    'robots.txt',
  );
  pruneExport(out, folderWith());
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
  const out = folderWith(...own, 'index.txt');
  pruneExport(out, folderWith(...own));
  expect(contents(out)).toEqual(['.well-known', ...own]);
});

test('works without a public folder', () => {
  const out = folderWith('index.html', 'index.txt');
  pruneExport(out, path.join(out, 'public'));
  expect(contents(out)).toEqual(['index.html']);
});
