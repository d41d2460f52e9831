import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../files/list-files.ts';

/**
 * Deletes files of an export that nobody requests: data for client-side navigation, and Next's internal pages.
 *
 * @param publicFolder its files are copied to the export and stay
 */
export function pruneExport(out: string, publicFolder: string): void {
  const published = new Set(listFiles(publicFolder));
  for (const file of listFiles(out))
    if (!published.has(file) && isUnused(file)) fs.rmSync(path.join(out, file));
  removeEmptyFolders(out);
}

function isUnused(file: string): boolean {
  return (
    (file.endsWith('.txt') && file !== 'robots.txt') ||
    /^_(?:not-found|global-error)\b/.test(file) ||
    file.endsWith('Manifest.js')
  );
}

function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
