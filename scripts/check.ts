import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** `npm run check`: what can be known without a build. Formatting and lint, content, types, unit tests. */
await Promise.all([
  run('biome', ['check', '--error-on-warnings', '.']),
  run('node', ['scripts/check-content.ts']),
  run('next', ['typegen']).then(() => run('tsc', ['--noEmit'])),
]);
// Some packages are ES modules only; Jest loads them with this switch.
const options = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
await run('node', ['scripts/with-postgres.ts', 'jest', ...process.argv.slice(2)], {
  NODE_OPTIONS: options,
  TMPDIR: temporaryFolder('checks'),
});
