import fs from 'node:fs';
import path from 'node:path';
import { stampFile } from './stamp/export-stamp.ts';
import { findStamp } from './stamp/find-stamp.ts';
import { isMadeFor } from './stamp/is-made-for.ts';

/** What the export is made from. Drawn pictures in `public` are made by the build itself. */
const sources = [
  'app',
  'art',
  'boot',
  'components',
  'content',
  'lib',
  'scripts',
  'server/headers',
  'server/static/redirects.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  '.browserslistrc',
  'package.json',
  'package-lock.json',
];

/**
 * Whether there is no finished export, one of its sources has changed since, or it was made for other variables.
 *
 * @param project the folder that holds the sources and `out`
 * @param variables the environment that the export is to be served in
 */
export function isExportStale(
  project: string,
  variables: Readonly<Record<string, string | undefined>>,
): boolean {
  const out = path.join(project, 'out');
  const stamp = findStamp(out);
  if (!stamp || !isMadeFor(stamp, variables)) return true;
  const built = fs.statSync(path.join(out, stampFile)).mtimeMs;
  return sources.some((source) => newest(path.join(project, source)) > built);
}

/**
 * When the newest file at or under a path was changed, in milliseconds; a folder counts, for what was deleted in it.
 * What is not there, as a file whose name begins with a dot on a machine that the project was copied to, is not new.
 */
function newest(place: string): number {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...fs.readdirSync(place).map((name) => newest(path.join(place, name))));
}
