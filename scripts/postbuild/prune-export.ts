import fs from 'node:fs';
import path from 'node:path';

/**
 * Deletes files of an export that nobody fetches: soft navigation's data, and pages the framework keeps for itself.
 *
 * @param publicFolder whose files stand in the export as they are: they were put there to be fetched, and stay
 */
export function pruneExport(out: string, publicFolder: string): void {
  const meant = new Set(filesIn(publicFolder));
  for (const file of filesIn(out)) {
    if (!meant.has(file) && isUnused(file) && fs.statSync(path.join(out, file)).isFile())
      fs.rmSync(path.join(out, file));
  }
  removeEmptyFolders(out);
}

function isUnused(file: string): boolean {
  return (
    (file.endsWith('.txt') && file !== 'robots.txt') ||
    /^_(?:not-found|global-error)\b/.test(file) ||
    file.endsWith('Manifest.js')
  );
}

function filesIn(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  pruneExport(path.join(root, 'out'), path.join(root, 'public'));
}
