import type { Page } from '@playwright/test';

/**
 * Keeps the page's scripts, other than the boot script, on their way.
 *
 * @returns lets them arrive
 */
export async function pauseScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_next\/static\/(?:chunks|hydration\/page)/, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return async () => release();
}
