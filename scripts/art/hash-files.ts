import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One hash over the names and contents of files and of everything in folders. Tests do not count. */
export function hashFiles(paths: readonly string[]): string {
  const hash = crypto.createHash('sha256');
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0`).update(fs.readFileSync(file));
  return hash.digest('base64url');
}

function filesIn(place: string): string[] {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
