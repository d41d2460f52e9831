import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** `npm test`: everything. The fast checks, the build, then the built site in a browser on the real server. */
const chromium = findChromium();
await run('node', ['scripts/check.ts']);
await run('next', ['build']);
await run('playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: chromium,
  TMPDIR: temporaryFolder('journeys'),
});
