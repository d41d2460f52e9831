import fs from 'node:fs';
import path from 'node:path';

/** The names of the files in a folder of the content, in their order; none where the folder is missing. */
export function entryFiles(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
