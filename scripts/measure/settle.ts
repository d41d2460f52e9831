import type { Page } from '@playwright/test';

/**
 * Waits until a page has loaded and then fetched nothing for half a second. The "networkidle" of Playwright 1.x is the same,
 * but never comes when a slow load pauses for half a second and ends with the page's last file.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(resolve, 500);
        }).observe({ type: 'resource' });
      }),
  );
}
