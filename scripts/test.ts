import { checkSources, runUnitTests } from './check.ts';
import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { installPackages } from './testing/install-packages.ts';
import { nginxPackages } from './testing/start-nginx.ts';

/** `npm test`: the fast checks, the build, then end-to-end tests of the built site on the real server. */
const chromium = findChromium();
// Installed here, before anything runs in parallel, and only in CI. Elsewhere, tests that need missing packages are skipped.
// Each fallback font is one that visitors' devices have.
const fonts = ['fonts-dejavu-core', 'fonts-liberation', 'fonts-roboto-unhinted'];
const packages = [...nginxPackages, 'apache2', 'python3', 'postgresql-client', 'w3m', ...fonts];
if (process.env.CI) installPackages(...packages);
// The build and the unit tests both draw missing pictures: do it first, so that they do not draw at the same time.
await Promise.all([checkSources(), run('node', ['scripts/draw-art.ts'])]);
// In parallel, since both spend much time waiting: for a single thread, or for servers that are slow on purpose.
await Promise.all([runUnitTests(), run('next', ['build'])]);
await run('playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: chromium,
  TMPDIR: temporaryFolder('e2e'),
});
