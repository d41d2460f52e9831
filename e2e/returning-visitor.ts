import { test as base, fresh as baseOfFresh } from './support/worker-page.ts';

const markTourSeen = () => localStorage.setItem('onboarding-seen', 'true');

/** Tests of a returning visitor, who gets no tour. They share the worker's page. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await (page.url() === 'about:blank' ? page.addInitScript(markTourSeen) : page.evaluate(markTourSeen));
    await use(page);
  },
});

/** The same, with a new page for each test: for changes that cannot be undone, such as a fake clock, and for a cold cache. */
export const fresh = baseOfFresh.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(markTourSeen);
    await use(page);
  },
});
