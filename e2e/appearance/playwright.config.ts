import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [server] = [base.webServer ?? []].flat();
if (!server) throw new Error('playwright.config.ts starts no server');

/** Pictures of one export, compared with those of another: see `scripts/compare-appearance.ts`. */
export default defineConfig({
  ...base,
  testDir: '.',
  tsconfig: '../tsconfig.json',
  testMatch: '*.pictures.ts',
  outputDir: `${root}/test-results`,
  snapshotPathTemplate: `${root}/.appearance/before/{arg}{ext}`,
  reporter: [['line'], ['html', { outputFolder: `${root}/.appearance/report`, open: 'never' }]],
  use: {
    ...base.use,
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    // A quarter of the pixels: drawing, encoding and comparing them is most of the time.
    deviceScaleFactor: 0.5,
  },
  expect: { ...base.expect, toMatchSnapshot: { maxDiffPixels: 10 } },
  webServer: { ...server, cwd: root },
});
