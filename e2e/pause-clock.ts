import type { Page } from '@playwright/test';

/** Stops the page's installed clock: from here on, time passes only when the test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
