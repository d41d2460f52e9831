import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { findNginx, nginxPackages } from './testing/find-nginx.ts';
import { installPackages } from './testing/install-packages.ts';

/** `npm test`: everything. The fast checks, the build, then the built site in a browser on the real server. */
const chromium = findChromium();
// Only here, before anything runs in parallel, and only on machines that exist for tests.
if (process.env.CI && !findNginx()) installPackages(...nginxPackages);
await run('node', ['scripts/check.ts']);
await run('next', ['build']);
await run('playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: chromium,
  TMPDIR: temporaryFolder('journeys'),
});
