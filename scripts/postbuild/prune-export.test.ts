import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pruneExport } from './prune-export.ts';

/** A folder with these files, all empty. */
function folderWith(...files: string[]): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'prune-'));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), '');
  }
  return root;
}

const left = (root: string) => fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

test('deletes what only the framework would fetch, and folders that are empty then', () => {
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
  expect(left(out)).toEqual([
    '_next',
    '_next/static',
    '_next/static/chunks',
    '_next/static/chunks/a.js',
    'about.html',
    'robots.txt',
  ]);
});

test('spares what stands in public', () => {
  const own = ['.well-known/security.txt', 'ads.txt', 'llms.txt'];
  const out = folderWith(...own, 'index.txt');
  pruneExport(out, folderWith(...own));
  expect(left(out)).toEqual(['.well-known', ...own]);
});

test('does without a folder public', () => {
  const out = folderWith('index.html', 'index.txt');
  pruneExport(out, path.join(out, 'public'));
  expect(left(out)).toEqual(['index.html']);
});
