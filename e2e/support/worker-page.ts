import { test as base, type Page } from '@playwright/test';

/**
 * Tests that use one browser page after another, which costs half of a fresh one: each finds it with empty storage, without
 * routes and listeners, and at its own size. Changes that last (init scripts, bindings, a clock, a session of the browser's
 * protocol) are refused there; tests that need them take `fresh`.
 */
export const test = base.extend<
  { freshPage: Page },
  { pageOfWorker: (hasScripts: boolean) => Promise<Page> }
>({
  pageOfWorker: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const pages = new Map<boolean, Page>();
      await use(async (hasScripts) => {
        const known = pages.get(hasScripts);
        if (known) return known;
        // The test that comes first has options of its own, which are not those of the others.
        const options = { bypassCSP: false, hasTouch: false, reducedMotion: 'no-preference' } as const;
        const page = await browser.newPage({ ...options, baseURL, viewport, javaScriptEnabled: hasScripts });
        refuseLastingChanges(page);
        pages.set(hasScripts, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  freshPage: async ({ context }, use) => use(await context.newPage()),
  page: async ({ pageOfWorker, browser, viewport, contextOptions, javaScriptEnabled, hasTouch }, use) => {
    // No page learns to be touched.
    if (hasTouch) {
      const context = await browser.newContext();
      await use(await context.newPage());
      return context.close();
    }
    const page = await pageOfWorker(javaScriptEnabled !== false);
    await clear(page);
    if (viewport) await page.setViewportSize(viewport);
    const { reducedMotion = 'no-preference', forcedColors = 'none' } = contextOptions;
    await page.emulateMedia({ media: null, reducedMotion, forcedColors });
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.removeAllListeners();
    for (const opened of page.context().pages()) if (opened !== page) await opened.close();
  },
});

/** The same on a page of its own. */
export const fresh = test.extend({ page: async ({ freshPage }, use) => use(freshPage) });

const clearedForLooks = new WeakSet<Page>();

/** Empties the page for tests that only look, unless such a test has had it last. */
export async function clearOnce(page: Page, prepare: () => void): Promise<void> {
  if (clearedForLooks.has(page)) return;
  await clear(page);
  await page.evaluate(prepare);
  clearedForLooks.add(page);
}

/** Leaves the page for one of the same site without scripts, where the storage of the test before is emptied. */
async function clear(page: Page): Promise<void> {
  clearedForLooks.delete(page);
  await page.goto('/robots.txt');
  // A pointer that rests where the test before left it would touch the next page.
  await page.mouse.move(-1, -1);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

function refuseLastingChanges(page: Page): void {
  const refuse = (): never => {
    throw new Error('Other tests use this page, too. Take a fresh one for what cannot be taken back.');
  };
  page.addInitScript = refuse;
  page.exposeFunction = refuse;
  page.exposeBinding = refuse;
  page.clock.install = refuse;
  page.clock.setFixedTime = refuse;
  page.context().newCDPSession = refuse;
  page.context().setOffline = refuse;
}
