import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readPolicyFacts } from '../../server/headers/policy-facts.ts';
import { listExport } from '../../server/releases/list-files.ts';
import { filesIn } from './files-in.ts';
import { listReleases } from './list-releases.ts';
import { shareAssets } from './share-assets.ts';
import { switchRelease } from './switch-release.ts';

/** How many releases are kept, and one more when the one that is served is older. */
const keptReleases = 3;

/**
 * Publishes a finished export as a release that never changes, and makes it the one that is served.
 *
 * A file that is the same in the release before becomes a hard link to it; every other one is a copy, so nothing that
 * happens to `out` later reaches a release. An export that is kept as a release already is not copied again.
 *
 * @param out the folder of the export
 * @param folder holds the releases: `.releases` in the project
 * @returns the release's id
 * @throws Error when the export is not finished; the release that is served stays
 */
export async function publishRelease(out: string, folder: string): Promise<string> {
  await listExport(out);
  await readPolicyFacts(out);
  const files = filesIn(out);
  const hash = hashFiles(out, files);
  const { ids, current } = listReleases(folder);
  const known = ids.find((id) => id.endsWith(hash));
  const id = known ?? `${new Date().toISOString().replaceAll(':', '.')}-${hash}`;
  if (!known) copyExport({ out, files, release: path.join(folder, id), before: current ?? ids.at(-1) });

  const newest = listReleases(folder).ids.slice(-keptReleases);
  const kept = newest.includes(id) ? newest : [id, ...newest];
  shareAssets(folder, kept);
  switchRelease(folder, id);
  for (const old of ids.filter((one) => !kept.includes(one)))
    fs.rmSync(path.join(folder, old), { recursive: true });
  return id;
}

function hashFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

type Copying = { out: string; files: readonly string[]; release: string; before: string | undefined };

/** Under a name of its own until it is whole. */
function copyExport({ out, files, release, before }: Copying): void {
  const unfinished = path.join(path.dirname(release), '.unfinished');
  fs.rmSync(unfinished, { recursive: true, force: true });
  for (const file of files) {
    const [source, target] = [path.join(out, file), path.join(unfinished, file)];
    const earlier = before && path.join(path.dirname(release), before, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (earlier && isSame(source, earlier)) {
      fs.linkSync(earlier, target);
      continue;
    }
    fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE);
    const { atime, mtime } = fs.statSync(source);
    fs.utimesSync(target, atime, mtime);
  }
  nameRelease(unfinished, path.basename(release));
  fs.renameSync(unfinished, release);
}

/**
 * Says to nginx and Caddy which release this is. They read that together with the release's policies when they are told to
 * reload, so that its pages and policies are always of one release.
 */
function nameRelease(release: string, id: string): void {
  const folder = path.join(release, '.hosting');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'nginx-release.conf'),
    `map "" $site_release {\n    default "${id}";\n}\n`,
  );
  fs.writeFileSync(path.join(folder, 'release.caddy'), `(site_release) {\n\tvars site_release ${id}\n}\n`);
}

function isSame(file: string, other: string): boolean {
  const size = fs.statSync(other, { throwIfNoEntry: false })?.size;
  return size === fs.statSync(file).size && fs.readFileSync(file).equals(fs.readFileSync(other));
}
