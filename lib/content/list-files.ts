import fs from 'node:fs';
import path from 'node:path';

/** The names of the files in a folder of the content, sorted; none if the folder is missing. */
export function listFiles(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** The names of the entries in a folder, from their files. */
export const slugsIn = (root: string, folder: string): string[] =>
  listFiles(root, folder).map((name) => name.replace(/\.ya?ml$/, ''));

/** Every YAML and Markdown file of the content except its README, by path from the content folder, sorted. */
export function listAllFiles(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:yaml|md)$/.test(file) && path.basename(file) !== 'README.md')
    .sort();
}
