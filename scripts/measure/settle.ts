import type { Page } from '@playwright/test';

/**
 * Waits until a page has loaded and made no request for half a second. Playwright 1.x has "networkidle", which never fires if a
 * slow load pauses for half a second and ends with the last request.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let idle = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(idle);
          idle = setTimeout(resolve, 500);
        }).observe({ type: 'resource' });
      }),
  );
}
