import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that tests use: one that is installed, else the test runner's own download, else Debian's package.
 *
 * @returns the program's path
 * @throws Error saying what to do when none of these works.
 */
export function findChromium(): string {
  const found = installed() ?? downloaded() ?? fromDebian();
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found, and none could be installed. Install one (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM to the path of its program.',
  );
}

function installed(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const programs = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...programs, ...usualPlaces].find((program) => fs.existsSync(program));
}

function downloaded(): string | undefined {
  if (fs.existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  } catch {
    return undefined;
  }
  return installed();
}
