import fs from 'node:fs';
import path from 'node:path';

/** The symbolic link to the release being served. */
const currentLink = 'current';

/** The time of publication: `2026-11-22T15.43.01.123Z`. Earlier versions added a hash. */
const releaseId = /^\d{4}-\d\d-\d\dT[\d.]+Z(?:-[\da-f]{12})?$/;

/** The releases in a folder, oldest first, and the one being served. */
export function listReleases(folder: string): { ids: readonly string[]; current: string | undefined } {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const link = names.includes(currentLink) ? fs.readlinkSync(path.join(folder, currentLink)) : undefined;
  const ids = names.filter((name) => releaseId.test(name)).toSorted();
  return { ids, current: ids.find((id) => id === link) };
}

/** Serves another release. The switch is atomic: readers see the old release or the new one. */
export function switchRelease(folder: string, id: string): void {
  fs.chmodSync(folder, 0o755);
  const link = path.join(folder, `.${currentLink}`);
  fs.rmSync(link, { force: true });
  // On Windows, only a junction needs no privileges.
  fs.symlinkSync(id, link, 'junction');
  fs.renameSync(link, path.join(folder, currentLink));
}
