import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checkSources, runUnitTests } from './check.ts';
import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { debianPackages, installPackages } from './testing/install-packages.ts';
import { runBrowserTests } from './testing/run-browser-tests.ts';

/** `npm test`: the fast checks, the build, then end-to-end tests of the built site on the real server. */
const started = performance.now();
const chromium = findChromium();
// Before anything runs in parallel.
if (process.env.CI) installPackages(...debianPackages);
const folder = temporaryFolder('tests');
const unitResults = path.join(folder, 'unit-tests.json');
// The build and the unit tests both draw missing pictures: do it first, so that they do not draw at the same time.
await Promise.all([checkSources(), run('node', ['scripts/draw-art.ts'])]);
// In parallel, since both spend much time waiting: for a single thread, or for servers that are slow on purpose.
await Promise.all([runUnitTests('--json', `--outputFile=${unitResults}`), run('next', ['build'])]);
// While the tests of the built site load, a processor has time for its markup.
const [browser] = await Promise.all([
  runBrowserTests(process.argv.slice(2), { chromium, folder }),
  run('npm', ['run', '--silent', 'check:html']),
]);

const unit = z
  .object({ numPassedTests: z.number(), numPendingTests: z.number() })
  .parse(JSON.parse(fs.readFileSync(unitResults, 'utf8')));
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${unit.numPassedTests} unit tests and ${browser.passed} tests of the built site passed, ` +
    `${unit.numPendingTests + browser.skipped} were skipped, in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`,
);
