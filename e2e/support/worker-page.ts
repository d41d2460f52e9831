import { test as base, type Page } from '@playwright/test';

/**
 * Runs all tests of a worker on one browser page, which takes half the time of a new page per test. Each test gets it with
 * empty storage, without routes and listeners, and at its own viewport size. Changes that cannot be undone (init scripts,
 * bindings, a fake clock, a CDP session) throw; tests that need them use `fresh`.
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
        const existing = pages.get(hasScripts);
        if (existing) return existing;
        // Fixed options: those of the test that happens to run first do not apply to the rest.
        const options = { bypassCSP: false, hasTouch: false, reducedMotion: 'no-preference' } as const;
        const page = await browser.newPage({ ...options, baseURL, viewport, javaScriptEnabled: hasScripts });
        refusePermanentChanges(page);
        pages.set(hasScripts, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  freshPage: async ({ context }, use) => use(await context.newPage()),
  page: async ({ pageOfWorker, browser, viewport, contextOptions, javaScriptEnabled, hasTouch }, use) => {
    // Touch support cannot be switched on for an existing page.
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

/** The same, with a new page and context for each test. */
export const fresh = test.extend({ page: async ({ freshPage }, use) => use(freshPage) });

const clearedForReading = new WeakSet<Page>();

/** Clears the page for a read-only test, unless the previous test was read-only as well. */
export async function clearForReading(page: Page, prepare: () => void): Promise<void> {
  if (clearedForReading.has(page)) return;
  await clear(page);
  await page.evaluate(prepare);
  clearedForReading.add(page);
}

/** Opens a script-free page of the site and empties the storage that the previous test left. */
async function clear(page: Page): Promise<void> {
  clearedForReading.delete(page);
  await page.goto('/robots.txt');
  // A pointer left over the page would hydrate the next one.
  await page.mouse.move(-1, -1);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

function refusePermanentChanges(page: Page): void {
  const refuse = (): never => {
    throw new Error('Other tests share this page. Use `fresh` for changes that cannot be undone.');
  };
  page.addInitScript = refuse;
  page.exposeFunction = refuse;
  page.exposeBinding = refuse;
  page.clock.install = refuse;
  page.clock.setFixedTime = refuse;
  page.context().newCDPSession = refuse;
  page.context().setOffline = refuse;
}
