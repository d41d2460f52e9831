import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './testing/install-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const shell = 'chromium-headless-shell';
const macProgram = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for tests and measurements: an installed one, else the test runner's own download, else Debian's package.
 * `CHROMIUM` names another.
 *
 * @returns the program's path
 * @throws Error that says what to do when there is none
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM || installed() || installedOnMac() || downloaded() || packaged();
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found, and none could be installed. Install one (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM to the path of its program.',
  );
}

function installed(programNames: readonly string[] = names): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const programs = programNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return programs.find((program) => fs.existsSync(program));
}

function installedOnMac(): string | undefined {
  return fs.existsSync(macProgram) ? macProgram : undefined;
}

function downloaded(): string | undefined {
  const program = chromium.executablePath();
  if (!fs.existsSync(program)) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return fs.existsSync(program) ? program : undefined;
}

function packaged(): string | undefined {
  installPackages('chromium');
  return installed();
}

/**
 * Debian's Chromium without windows, in which a fresh visitor costs a third, where it is installed, or may be: where `CI` is
 * set. None where `CHROMIUM` names a browser.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM) return undefined;
  const found = installed([shell]);
  if (found || !process.env.CI) return found;
  try {
    installPackages(shell);
  } catch {
    console.warn(`${shell} could not be installed: the tests run in the whole Chromium, which takes longer.`);
  }
  return installed([shell]);
}
