import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

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
  'server/static/moved.ts',
  'next.config.ts',
  'package-lock.json',
];

/** Written last by the build. */
export const exportStamp = path.join(root, 'out', '.built');

/** Whether there is no finished export, or one of its sources has changed since. */
export function isExportStale(): boolean {
  if (!fs.existsSync(exportStamp)) return true;
  const built = fs.statSync(exportStamp).mtimeMs;
  return sources.some((source) => newest(path.join(root, source)) > built);
}

/** When the newest file at or under a path was changed, in milliseconds; a folder counts, for what was deleted in it. */
function newest(place: string): number {
  const stat = fs.statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...fs.readdirSync(place).map((name) => newest(path.join(place, name))));
}
