import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

declare global {
  interface Window {
    /** Durations in milliseconds. */
    interactionTimes: number[];
  }
}

/**
 * Records the interactions of every document that `page` loads from now on.
 *
 * @returns a function that resolves to the longest duration since its last call, in milliseconds: 16, the shortest that browsers
 * report, if there is none
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
      // The browser reports an interaction when it is idle after the next frame.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await new Promise((resolve) => requestIdleCallback(resolve));
      return Math.max(16, ...window.interactionTimes.splice(0));
    });
  };
}
