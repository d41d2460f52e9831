import { test as base } from '@playwright/test';

/** Tests of a visitor who has been here before, so that no tour stands in the way. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));
    await use(page);
  },
});
