import type { Page } from '@playwright/test';
import { test as base, clearForReading } from './worker-page.ts';

/**
 * For read-only tests of a returning visitor, on the worker's page. They must leave no storage, routes or listeners behind, and
 * the page may still show what the previous test opened. Each starts at 1440 pixels, with screen media.
 */
export const test = base.extend({
  page: async ({ pageOfWorker }, use) => {
    const page = await pageOfWorker(true);
    await clearForReading(page, () => localStorage.setItem('onboarding-seen', 'true'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: null, reducedMotion: 'no-preference', forcedColors: 'none' });
    await use(page);
  },
});

/** Opens a path, unless the previous test left the page there. */
export async function openUnlessThere(page: Page, path: string): Promise<void> {
  const { pathname, hash } = new URL(page.url(), 'http://none');
  if (pathname !== path || hash !== '') await page.goto(path);
}
