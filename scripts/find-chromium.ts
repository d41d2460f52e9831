import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './testing/install-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macProgram = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds the browser for tests and measurements: `CHROMIUM`, an installed one, Playwright's download, or Debian's package.
 *
 * @returns the program's path
 * @throws Error with instructions when there is none
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM || installed() || downloaded() || packaged();
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found, and none could be installed. Install one (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM to the path of its program.',
  );
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const programs = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...programs, macProgram].find((program) => fs.existsSync(program));
}

function downloaded(): string | undefined {
  const program = chromium.executablePath();
  // Windows cannot start the programs in `.bin` without a shell.
  const playwright = path.resolve('node_modules/@playwright/test/cli.js');
  if (!fs.existsSync(program))
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  return fs.existsSync(program) ? program : undefined;
}

function packaged(): string | undefined {
  installPackages('chromium');
  return installed();
}
