import { isExportStale } from './is-export-stale.ts';
import { run } from './run.ts';

/** `npm start`: builds the export when it is missing or older than its sources, and serves it. */
if (isExportStale()) await run('node', ['scripts/build.ts']);
await import('../server/main.ts');
