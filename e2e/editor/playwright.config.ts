import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const { webServer: _, ...shared } = base;

/** The edit mode in `next dev`: not a part of `npm test`, whose time is that of the built site. See `scripts/test-edit-mode.ts`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  tsconfig: '../tsconfig.json',
  testMatch: '*.journey.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results'),
  // One development server at a time.
  fullyParallel: false,
  workers: 1,
  reporter: 'list',
});
