import type { Page } from '@playwright/test';
import { test as base, clearOnce } from './worker-page.ts';

/**
 * Tests of a returning visitor that only look at the worker's page: they leave no storage, no routes and no listeners behind, and
 * may find the page where the test before has left it. Each begins at 1440 pixels, on the screen.
 */
export const test = base.extend({
  page: async ({ pageOfWorker }, use) => {
    const page = await pageOfWorker(true);
    await clearOnce(page, () => localStorage.setItem('onboarding-seen', 'true'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: null, reducedMotion: 'no-preference', forcedColors: 'none' });
    await use(page);
  },
});

/** Opens an address, unless the test before has left the page there. */
export async function openUnlessThere(page: Page, path: string): Promise<void> {
  const { pathname, hash } = new URL(page.url(), 'http://none');
  if (pathname !== path || hash !== '') await page.goto(path);
}
