import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';
import { exitCodeOf } from './run.ts';

/**
 * `npm run compare -- FOLDER`: takes pictures of every kind of page and of the most important states of another export, such as
 * that of the last release, and compares those of `out` with them. `.appearance/report/index.html` shows what differs: before,
 * after, difference. A difference is no mistake: it is for people to look at.
 */
const [before] = process.argv.slice(2);
if (!before || !fs.existsSync(path.join(before, 'index.html'))) {
  console.error(
    `Expected the folder of an export to compare with, found ${before ?? 'none'}. For example: npm run compare -- ../main/out`,
  );
  process.exit(1);
}
const root = path.resolve(import.meta.dirname, '..');
fs.rmSync(path.join(root, '.appearance'), { recursive: true, force: true });
const take = (out: string, ...options: readonly string[]) =>
  exitCodeOf('playwright', ['test', '--config', 'e2e/appearance/playwright.config.ts', ...options], {
    OUT: path.resolve(out),
    CHROMIUM: findChromium(),
  });
const failed = await take(before, '--update-snapshots=all');
if (failed) process.exit(failed);
const differs = await take(path.join(root, 'out'));
console.log(
  differs
    ? 'Pictures differ: open .appearance/report/index.html to see them before, after, and the difference.'
    : 'No picture differs.',
);
