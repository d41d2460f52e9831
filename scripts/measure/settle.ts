import type { Page } from '@playwright/test';

/**
 * Waits until a page has loaded and has made no request for half a second. Playwright's `networkidle` would wait forever
 * for a page that pauses while it loads and then makes one last request.
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
