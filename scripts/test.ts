import { checkSources, runUnitTests } from './checks.ts';
import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { nginxPackages } from './testing/find-nginx.ts';
import { installPackages } from './testing/install-packages.ts';

/** `npm test`: everything. The fast checks, the build, then the built site in a browser on the real server. */
const chromium = findChromium();
// Only here, before anything runs in parallel, and only on machines that exist for tests. Elsewhere tests that need these
// are skipped, with the reason. Visitors' computers have one of the fonts.
const fonts = ['fonts-dejavu-core', 'fonts-liberation', 'fonts-roboto-unhinted'];
if (process.env.CI) installPackages(...nginxPackages, 'caddy', 'postgresql-client', ...fonts);
// The build and tests of pictures both draw what is missing: here, so that they do not at the same time.
await Promise.all([checkSources(), run('node', ['scripts/draw-art.ts'])]);
// Both wait a good part of their time, for one processor or for a server that is slow on purpose.
await Promise.all([runUnitTests(), run('next', ['build'])]);
await run('playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: chromium,
  TMPDIR: temporaryFolder('journeys'),
});
