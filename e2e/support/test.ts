import { test as base } from '@playwright/test';

/** Tests as a visitor who has been here before: the tour of the first visit stays away. */
export const test = base.extend({
  storageState: async ({ baseURL }, use) => {
    const origin = new URL(baseURL ?? 'http://localhost').origin;
    await use({
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'onboarding-seen', value: 'true' }] }],
    });
  },
});
