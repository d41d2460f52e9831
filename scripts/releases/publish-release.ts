import fs from 'node:fs';
import path from 'node:path';
import { hashedFolders } from '../../server/headers/file-headers.ts';
import { readSiteRules } from '../../server/releases/site-rules.ts';
import { listReleases, switchRelease } from './releases.ts';

/** How many releases are kept, with the one being served. */
const keptReleases = 3;
/** In days: how long hashed files of earlier releases are kept. */
const assetLifetime = 30;

/**
 * Publishes a finished export as an immutable release and serves it.
 *
 * @param out the folder of the export
 * @param folder holds the releases: `.releases` in the project
 * @returns the release's id
 * @throws Error when the export is not finished; the current release is still served
 */
export async function publishRelease(out: string, folder: string): Promise<string> {
  await readSiteRules(out);
  const { ids } = listReleases(folder);
  const id = new Date().toISOString().replaceAll(':', '.');
  // An interrupted copy never looks like a release.
  const unfinished = path.join(folder, '.unfinished');
  fs.rmSync(unfinished, { recursive: true, force: true });
  // No server of a release needs the copies for hosts that look for `about/index.html` only.
  const isNeeded = (file: string) =>
    !(file.endsWith('/index.html') && fs.existsSync(`${path.dirname(file)}.html`));
  copy(out, unfinished, isNeeded);
  makeReadable(unfinished);
  fs.renameSync(unfinished, path.join(folder, id));
  serveRelease(folder, id);
  for (const old of ids.slice(0, 1 - keptReleases)) fs.rmSync(path.join(folder, old), { recursive: true });
  return id;
}

/**
 * Serves a release. It gets the recent hashed files of the one before, because pages that are open now still request their
 * scripts and fonts.
 */
export function serveRelease(folder: string, id: string): void {
  const { current } = listReleases(folder);
  const oldest = Date.now() - assetLifetime * 24 * 60 * 60_000;
  const isRecent = (file: string) => fs.statSync(file).isDirectory() || fs.statSync(file).mtimeMs > oldest;
  for (const name of current === undefined ? [] : hashedFolders) {
    const from = path.join(folder, current ?? '', name);
    if (fs.existsSync(from)) copy(from, path.join(folder, id, name), isRecent);
  }
  switchRelease(folder, id);
}

/** Leaves existing files as they are. */
function copy(from: string, to: string, filter: (file: string) => boolean): void {
  const mode = fs.constants.COPYFILE_FICLONE;
  fs.cpSync(from, to, { recursive: true, force: false, preserveTimestamps: true, mode, filter });
}

/** A web server runs as another user, whatever the umask of the build is. */
function makeReadable(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    fs.chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
