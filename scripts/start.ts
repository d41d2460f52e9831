import fs from 'node:fs';
import path from 'node:path';
import { siteRulesFile } from '../server/releases/site-rules.ts';
import { publishRelease } from './releases/publish-release.ts';
import { listReleases } from './releases/releases.ts';
import { run } from './run.ts';

/**
 * `npm start`: serves the current release; publishes `out` or builds first when there is none. `OUT` names another export to
 * serve.
 */
async function start(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const out = path.join(root, 'out');
  const releases = path.join(root, '.releases');
  const isServable = process.env.OUT || listReleases(releases).current;
  if (!isServable && fs.existsSync(path.join(out, siteRulesFile))) await publishRelease(out, releases);
  else if (!isServable) await run('next', ['build']);
  await import('../server/main.ts');
  if (process.env.npm_lifecycle_event) stopWithParent();
}

/** npm forwards only SIGTERM and SIGINT: when it dies in another way, the server must notice. */
function stopWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
