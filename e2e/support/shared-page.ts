import { test as base, type Page } from '@playwright/test';

/**
 * Tests of a returning visitor that share one browser page, which costs half of a fresh one. For tests that only look:
 * they leave no storage, no routes and no listeners behind. Each begins at 1440 pixels, on the screen.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const page = await browser.newPage({ baseURL, viewport });
      await page.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await sharedPage.setViewportSize({ width: 1440, height: 900 });
    await sharedPage.emulateMedia({ media: null, reducedMotion: null });
    await use(sharedPage);
  },
});

/** Opens an address, unless the test before has left the page there. */
export async function openOnce(page: Page, path: string): Promise<void> {
  const { pathname, hash } = new URL(page.url(), 'http://none');
  if (page.url() === 'about:blank' || pathname !== path || hash !== '') await page.goto(path);
}
