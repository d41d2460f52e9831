import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from './content-error.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Entry } from './parse-entry.ts';

/** Files that are not parsed as an entry: for editors, or read by the checks of French. */
const others = ['README.md', 'french-seen.json', 'english-words.txt', 'french-words.txt'];

/** Files that no page reads: in a folder with a misspelt name, or with another ending. */
export function findStrayFiles(root: string, entries: readonly Entry[]): Mistake[] {
  const read = new Set(entries.map(({ file }) => file));
  const isHidden = (file: string) => file.split('/').some((name) => name.startsWith('.'));
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter((file) => !read.has(file) && !others.includes(file) && !isHidden(file))
    .map((file) => ({
      file,
      field: '(file name)',
      problem: `no page reads this file: rename, move or delete it${didYouMean(file, [...read])}`,
    }));
}
