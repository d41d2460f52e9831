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
  use: { ...base.use, timezoneId: 'America/Toronto', contextOptions: { reducedMotion: 'reduce' } },
  expect: { ...base.expect, toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 40, scale: 'css' } },
  webServer: { ...server, cwd: root },
});
