import fs from 'node:fs';
import path from 'node:path';

/** The link that names the release being served. */
export const currentLink = 'current';

/** The time it was published and a hash of what it holds: `2026-11-22T15.43.01.123Z-3f9a1c2b4d5e`. */
const releaseId = /^\d{4}-\d\d-\d\dT[\d.]+Z-[\da-f]{12}$/;

/** The releases in a folder, the oldest first, and the one that is served. */
export function listReleases(folder: string): { ids: readonly string[]; current: string | undefined } {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const link = names.includes(currentLink) ? fs.readlinkSync(path.join(folder, currentLink)) : undefined;
  const ids = names.filter((name) => releaseId.test(name)).toSorted();
  return { ids, current: ids.find((id) => id === link) };
}
