import path from 'node:path';
import { isExportStale } from './is-export-stale.ts';
import { run } from './run.ts';

/** `npm start`: builds the export when it is missing, older than its sources or made for other variables, and serves it. */
if (isExportStale(path.resolve(import.meta.dirname, '..'), process.env)) {
  await run('node', ['scripts/build.ts', 'start']);
}
await import('../server/main.ts');
