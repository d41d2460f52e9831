import path from 'node:path';
import { checkServedExport } from './check-served-export.ts';
import { isExportStale } from './is-export-stale.ts';
import { listReleases } from './releases/list-releases.ts';
import { publishRelease } from './releases/publish-release.ts';
import { run } from './run.ts';

/**
 * `npm start`: builds the export when it is missing, older than its sources or made for other variables, and serves the
 * current release. With `OUT`, checks and serves the export in that folder instead.
 */
async function start(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const releases = path.join(root, '.releases');
  if (process.env.OUT) checkServedExport(process.env.OUT, process.env);
  else if (isExportStale(root, process.env)) await run('node', ['scripts/build.ts', 'start']);
  else if (!listReleases(releases).current) await publishRelease(path.join(root, 'out'), releases);
  await import('../server/main.ts');
  if (process.env.npm_lifecycle_event) stopWithParent();
}

/** npm passes SIGTERM and SIGINT on. Killed in any other way it says nothing, and nobody would stop the server. */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
