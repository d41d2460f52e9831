import fs from 'node:fs';
import path from 'node:path';
import { cacheRules } from '../../server/headers/cache-rules.ts';
import { readPolicyFacts } from '../../server/headers/policy-facts.ts';
import { assetsFolder, listExport } from '../../server/releases/list-files.ts';
import { hashFiles, listFiles } from '../files/list-files.ts';
import { listReleases, switchRelease } from './releases.ts';

/** How many releases are kept; one more when the current one is older than these. */
const keptReleases = 3;

/**
 * Publishes a finished export as an immutable release and serves it. An export that is already a release is not copied again.
 *
 * Files that did not change since the previous release are hard links to it; all others are copies, so that later changes to
 * `out` do not reach the release.
 *
 * @param out the folder of the export
 * @param folder holds the releases: `.releases` in the project
 * @returns the release's id
 * @throws Error when the export is not finished; the current release is still served
 */
export async function publishRelease(out: string, folder: string): Promise<string> {
  await listExport(out);
  await readPolicyFacts(out);
  const files = listFiles(out);
  const hash = hashFiles(out, files).slice(0, 12);
  const { ids, current } = listReleases(folder);
  const existing = ids.find((id) => id.endsWith(hash));
  const id = existing ?? `${new Date().toISOString().replaceAll(':', '.')}-${hash}`;
  if (!existing) copyExport({ out, files, folder, id, previous: current ?? ids.at(-1) });

  const newest = listReleases(folder).ids.slice(-keptReleases);
  const kept = newest.includes(id) ? newest : [id, ...newest];
  linkAssets(folder, kept);
  switchRelease(folder, id);
  for (const old of ids.filter((one) => !kept.includes(one)))
    fs.rmSync(path.join(folder, old), { recursive: true });
  return id;
}

type Copying = {
  out: string;
  files: readonly string[];
  folder: string;
  id: string;
  previous: string | undefined;
};

/** Copies to a temporary name first: an interrupted copy never looks like a release. */
function copyExport({ out, files, folder, id, previous }: Copying): void {
  const unfinished = path.join(folder, '.unfinished');
  fs.rmSync(unfinished, { recursive: true, force: true });
  for (const file of files) {
    const [source, target] = [path.join(out, file), path.join(unfinished, file)];
    const earlier = previous && path.join(folder, previous, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (earlier && isSame(source, earlier)) {
      fs.linkSync(earlier, target);
      continue;
    }
    fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE);
    const { atime, mtime } = fs.statSync(source);
    fs.utimesSync(target, atime, mtime);
  }
  writeReleaseName(unfinished, id);
  fs.renameSync(unfinished, path.join(folder, id));
}

/** nginx and Caddy read the release's name together with its policies on reload, so pages and policies always match. */
function writeReleaseName(release: string, id: string): void {
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

/**
 * Makes `assets/` the union of all kept releases' hashed files, as hard links. Pages loaded before a switch or a rollback can
 * still request their scripts and fonts.
 */
function linkAssets(folder: string, ids: readonly string[]): void {
  const assets = path.join(folder, assetsFolder);
  const isHashed = (file: string) => cacheRules.hashedFolders.some((start) => file.startsWith(start));
  const sources = new Map(
    ids.flatMap((id) => {
      const release = path.join(folder, id);
      return listFiles(release)
        .filter(isHashed)
        .map((file) => [file, path.join(release, file)]);
    }),
  );
  for (const [file, source] of sources) {
    const target = path.join(assets, file);
    if (fs.existsSync(target)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.linkSync(source, target);
  }
  for (const file of listFiles(assets)) if (!sources.has(file)) fs.rmSync(path.join(assets, file));
}
