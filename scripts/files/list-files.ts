import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** All files below a folder: sorted paths relative to it, with `/`. Empty when the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** The SHA-256 hash, in hex, of the names and contents of files in a folder. */
export function hashFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The hash of what pages may show: the record of reviews is no part of it. */
export const hashContent = (root: string): string =>
  hashFiles(
    root,
    listFiles(root).filter((file) => file !== 'french-seen.json'),
  );
