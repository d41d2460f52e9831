import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

declare global {
  interface Window {
    /** How long each interaction took, in milliseconds. */
    interactionTimes: number[];
  }
}

/**
 * Notes the interactions of every page that is opened in `page` from now on.
 *
 * @returns tells how long the longest since the last call took, in milliseconds: 16 where the browser found it too short to tell
 */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.interactionTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) window.interactionTimes.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async () => {
    await settle(page);
    return page.evaluate(async () => {
      // An interaction is reported once its picture has been shown and the browser has time.
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      await new Promise((resolve) => requestIdleCallback(resolve));
      return Math.max(16, ...window.interactionTimes.splice(0));
    });
  };
}
