import fs from 'node:fs';
import path from 'node:path';
import { cacheRules } from '../../server/headers/cache-rules.ts';
import { assetsFolder } from '../../server/releases/list-files.ts';
import { filesIn } from './files-in.ts';

/**
 * Keeps `assets/` equal to the union of the hashed files of all releases, as hard links. Whoever loaded a page before
 * a switch, or before a rollback, still gets the scripts and fonts which that page names.
 */
export function shareAssets(folder: string, ids: readonly string[]): void {
  const assets = path.join(folder, assetsFolder);
  const wanted = new Map(
    ids.flatMap((id) =>
      hashedFiles(path.join(folder, id)).map((file) => [file, path.join(folder, id, file)]),
    ),
  );
  for (const [file, source] of wanted) {
    const target = path.join(assets, file);
    if (fs.existsSync(target)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.linkSync(source, target);
  }
  for (const file of filesIn(assets)) if (!wanted.has(file)) fs.rmSync(path.join(assets, file));
}

function hashedFiles(release: string): string[] {
  return filesIn(release).filter((file) => cacheRules.hashedFolders.some((start) => file.startsWith(start)));
}
