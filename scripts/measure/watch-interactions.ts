import type { Page } from '@playwright/test';

/** Waits for what an interaction may still bring: scripts, a picture on the screen, the browser's own report of it. */
const settling = 1500;

/**
 * Notes the interactions of every page that is opened in `page` from now on.
 *
 * @returns tells how long the longest since the last call took, in milliseconds: 16 where the browser found it too short to tell
 */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenInteractions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settling);
    return page.evaluate(() => {
      const { seenInteractions: seen } = window as unknown as { seenInteractions: number[] };
      return Math.max(16, ...seen.splice(0));
    });
  };
}
