import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What reads the sources alone: formatting and lint, content, types. */
export async function checkSources(): Promise<void> {
  await Promise.all([
    run('biome', ['check', '--error-on-warnings', '.']),
    run('node', ['scripts/check-content.ts']),
    run('next', ['typegen']).then(() => run('tsc', ['--noEmit'])),
  ]);
}

/** @param options for Jest, such as the files it should run */
export function runUnitTests(...options: readonly string[]): Promise<void> {
  return run('node', ['scripts/with-postgres.ts', 'jest', ...options], {
    // Some packages are ES modules only; Jest loads them with this switch.
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    TMPDIR: temporaryFolder('checks'),
  });
}
