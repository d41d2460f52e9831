import path from 'node:path';
import { rollback } from './releases/rollback.ts';

/** `npm run rollback`: serves the previous release; `-- --list` lists releases, `-- --to ID` serves a given one. */
try {
  const folder = path.resolve(import.meta.dirname, '../.releases');
  process.stdout.write(`${rollback(process.argv.slice(2), folder)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
