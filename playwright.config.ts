import { defineConfig } from '@playwright/test';
import { testChromium } from './e2e/support/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3900);

/** End-to-end tests of the built site (`out/`) on the real server. Tests set another viewport where they need one. */
export default defineConfig({
  testDir: 'e2e',
  // Lets tests import the content and the page table, which are `server-only`.
  tsconfig: 'e2e/tsconfig.json',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than a small machine has processors, since workers often wait for pages.
  workers: 3,
  // Nothing waits longer than a minute: neither a test nor, well before that, one of its expectations.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/support/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: testChromium,
    viewport: { width: 1440, height: 900 },
    // Traces slow a run down by a fifth; `playwright test --trace on` records them on demand.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/`,
    env: {
      // The export under test; tests read it, too.
      OUT: process.env.OUT ?? 'out',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite:test-results/messages.db',
      RATE_LIMIT_PER_HOUR: '0',
    },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
