import { test as base, expect, type Page } from '@playwright/test';
import { laterPartsSelector } from '../../lib/hydration/contract.ts';

/**
 * Runs all tests of a worker on one browser page, which takes half the time of a new page per test. Each test gets it with
 * empty storage, without routes and listeners, and at its own viewport size. Changes that cannot be undone (init scripts,
 * bindings, a fake clock, a CDP session) throw; tests that need them use `fresh`. A test fails when the page's policy blocks anything.
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
        if (hasScripts) layOutOnArrival(page);
        pages.set(hasScripts, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  freshPage: async ({ context, javaScriptEnabled }, use) => {
    const page = await context.newPage();
    if (javaScriptEnabled !== false) layOutOnArrival(page);
    await leavePointer(page);
    await use(page);
  },
  page: async ({ pageOfWorker, browser, viewport, contextOptions, javaScriptEnabled, hasTouch }, use) => {
    // Touch support cannot be switched on for an existing page.
    if (hasTouch) {
      const context = await browser.newContext();
      const touched = await context.newPage();
      layOutOnArrival(touched);
      await leavePointer(touched);
      await use(touched);
      return context.close();
    }
    const page = await pageOfWorker(javaScriptEnabled !== false);
    await clear(page);
    if (viewport) await page.setViewportSize(viewport);
    const { reducedMotion = 'no-preference', forcedColors = 'none' } = contextOptions;
    await page.emulateMedia({ media: null, reducedMotion, forcedColors });
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (policyReport.test(message.text())) blocked.push(message.text());
    });
    await use(page);
    expect(blocked, 'what the content security policy blocked').toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.removeAllListeners();
    for (const opened of page.context().pages()) if (opened !== page) await opened.close();
  },
});

/** What the console says of violations. */
export const policyReport = /content security policy|content-security-policy|trusted ?types?|trustedhtml/i;

/** The same, with a new page and context for each test, and without the check of the policy. */
export const fresh = test.extend({ page: async ({ freshPage }, use) => use(freshPage) });

const clearedForReading = new WeakSet<Page>();

/** Clears the page for a read-only test, unless the previous test was read-only as well. */
export async function clearForReading(page: Page, prepare: () => void): Promise<void> {
  if (clearedForReading.has(page)) return;
  await clear(page);
  await page.evaluate(prepare);
  clearedForReading.add(page);
}

/** Leaves the page of the previous test and empties its storage. */
async function clear(page: Page): Promise<void> {
  clearedForReading.delete(page);
  await leavePointer(page);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Opens a script-free page of the site. A pointer over it, which a headless shell begins with, would hydrate the next one. */
async function leavePointer(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.mouse.move(-1, -1);
}

/**
 * Lays out the whole page as soon as it has loaded, which boot/lay-out-rest.ts does in idle time: most tests measure at once.
 * Not where a test says what to wait for, since that one looks at loading itself.
 */
function layOutOnArrival(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (path, options) => {
    const response = await goto(path, options);
    if (options) return response;
    await page.evaluate((parts) => {
      for (const part of document.querySelectorAll<HTMLElement>(parts))
        part.style.contentVisibility = 'visible';
    }, laterPartsSelector);
    return response;
  };
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
