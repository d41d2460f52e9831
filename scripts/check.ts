import { checkSources, runUnitTests } from './checks.ts';

/** `npm run check`: what can be known without a build. Formatting and lint, content, types, unit tests. */
await checkSources();
await runUnitTests(...process.argv.slice(2));
