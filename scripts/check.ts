import { run } from './run.ts';

/** `npm run check`: what can be known without a build. Formatting and lint, content, types, unit tests. */
await run('biome', ['check', '--error-on-warnings', '.']);
await run('node', ['--conditions=react-server', 'scripts/check-content.ts']);
await run('next', ['typegen']);
await run('tsc', ['--noEmit']);
await run('jest', ['--silent=false', ...process.argv.slice(2)]);
