import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Checks formatting and lint, content and its spelling, types, imports, and that nothing is unused. */
export async function checkSources(): Promise<void> {
  await Promise.all([
    run('biome', ['check', '--error-on-warnings', '.']),
    run('node', ['scripts/check-content.ts']),
    run('node', ['scripts/check-spelling.ts']),
    run('depcruise', ['app', 'components', 'lib', 'server', 'art', 'boot', 'scripts', 'e2e']),
    run('knip', ['--no-progress', '--no-config-hints']),
    run('next', ['typegen']).then(() => run('tsc', ['--noEmit'])),
  ]);
}

/** @param options for Jest, such as the files to run */
export function runUnitTests(...options: readonly string[]): Promise<void> {
  return run('node', ['scripts/with-postgres.ts', 'jest', ...options], {
    // Jest loads ESM-only packages with this flag.
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    TMPDIR: temporaryFolder('checks'),
  });
}

/** `npm run check`: all checks that need no build. */
if (import.meta.main) {
  await checkSources();
  await runUnitTests(...process.argv.slice(2));
}
