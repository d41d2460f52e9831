import type { Page } from '@playwright/test';

/** All scripts of a page but the boot script. */
export const pageScripts = /_next\/static\/(?:chunks|hydration\/page)/;

/**
 * Keeps matching requests pending.
 *
 * @returns a function that lets them through, and all later ones
 */
export async function pauseRequests(page: Page, url: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // Fails when the page has navigated away in the meantime.
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Keeps the page's scripts pending, except for the boot script. */
export const pauseScripts = (page: Page) => pauseRequests(page, pageScripts);
