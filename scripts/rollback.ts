import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveRelease } from './releases/publish-release.ts';
import { listReleases } from './releases/releases.ts';

const usage = 'Usage: npm run rollback [-- --list | -- --to RELEASE]';

/**
 * Serves the previous release, or the one given by `--to`.
 *
 * @param args command-line arguments
 * @param folder holds the releases
 * @returns what to print
 * @throws Error with the usage, or with the list of releases when there is none to switch to
 */
export function rollback(args: readonly string[], folder: string): string {
  const { list, to } = readArguments(args);
  const { ids, current } = listReleases(folder);
  const lines = ids.map((id) => `${id === current ? '*' : ' '} ${id}`);
  if (list) return lines.join('\n') || `${folder} holds no release: run "npm run build" first.`;

  const target = to ?? ids.filter((id) => current !== undefined && id < current).at(-1);
  if (target === undefined || !ids.includes(target)) {
    const missing = to === undefined ? 'There is no older release.' : `There is no release "${to}".`;
    throw new Error([`${missing} ${folder} holds:`, ...lines].join('\n'));
  }
  serveRelease(folder, target);
  return `Serving ${target}\nbefore: ${current ?? 'none'}`;
}

function readArguments(args: readonly string[]): { list?: boolean; to?: string } {
  try {
    const options = { list: { type: 'boolean' }, to: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** `npm run rollback`: serves the previous release; `-- --list` lists releases, `-- --to ID` serves a given one. */
if (import.meta.main) {
  try {
    const folder = path.resolve(import.meta.dirname, '../.releases');
    process.stdout.write(`${rollback(process.argv.slice(2), folder)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
