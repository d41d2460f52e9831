import { defineConfig } from '@playwright/test';
import { testChromium } from './e2e/support/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3900);

/** Journeys through the built site (`out/`) on the real server. Each test that needs it sets its own width. */
export default defineConfig({
  testDir: 'e2e',
  // Lets tests read the content and the page table, which only the server may do otherwise.
  tsconfig: 'e2e/tsconfig.json',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than a small machine has processors: while one waits for its page, the others work.
  workers: 3,
  // Generous: a busy machine is no defect of the site. A green run waits for none of it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: testChromium,
    viewport: { width: 1440, height: 900 },
    // Recording traces costs a fifth of the time; `playwright test --trace on` records them where they are wanted.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/`,
    env: {
      // The export under test, which tests also read.
      OUT: process.env.OUT ?? 'out',
      PORT: String(port),
      HOST: 'localhost',
      DATABASE_URL: 'sqlite:test-results/messages.db',
      RATE_LIMIT_PER_HOUR: '0',
    },
    reuseExistingServer: false,
  },
});
