import { test as base, fresh as baseOfFresh } from './support/worker-page.ts';

const rememberVisit = () => localStorage.setItem('onboarding-seen', 'true');

/** Tests of a visitor who has been here before, so that no tour stands in the way. They use one page after another. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await (page.url() === 'about:blank' ? page.addInitScript(rememberVisit) : page.evaluate(rememberVisit));
    await use(page);
  },
});

/** The same on a page of its own: for what cannot be taken back, such as a clock, and for what counts requests from nothing. */
export const fresh = baseOfFresh.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(rememberVisit);
    await use(page);
  },
});
