import fs from 'node:fs';
import path from 'node:path';

const out = path.resolve(import.meta.dirname, '..', 'out');

/** Files of the export that nobody fetches: soft navigation's data, and pages the framework keeps for itself. */
const isUnused = (file: string) =>
  (file.endsWith('.txt') && file !== 'robots.txt') ||
  /^_(?:not-found|global-error)\b/.test(file) ||
  file.endsWith('Manifest.js');

for (const file of fs.readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  if (isUnused(file) && fs.statSync(path.join(out, file)).isFile()) fs.rmSync(path.join(out, file));
}
removeEmptyFolders(out);

function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
