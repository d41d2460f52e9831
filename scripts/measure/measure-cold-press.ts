import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { clicks } from './clicks.ts';

/** Chromium's names for lines that are slowed down: bytes a second, and the milliseconds of a trip there and back. */
export const networks = {
  'slow-4g': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  'fast-4g': { offline: false, latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
} as const;

/** How long somebody looks at a part before pressing, in milliseconds. */
const look = 1000;

/** Milliseconds from a press until the page shows that it was felt, and until it is answered. */
export type ColdPress = { sign: number; answer: number };

/**
 * Does something as a visitor who has scrolled to it, by finger or wheel, and has looked at it for a second: the very first
 * thing done on the page.
 */
export async function measureColdPress(
  page: Page,
  { part, answer, act }: (typeof clicks)[number],
): Promise<ColdPress> {
  await comeTo(page, part);
  await pause(look);
  const outcome = page.evaluate(
    (selector) =>
      new Promise<ColdPress>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          for (const type of presses) removeEventListener(type, begin, true);
          let sign: number | undefined;
          const isThere = (wanted: string) => document.querySelector(wanted) !== null;
          // What stands in the document before a picture is drawn has been shown when the next one is.
          const shown = (then: (time: number) => void) =>
            requestAnimationFrame(() => then(performance.now() - timeStamp));
          const watch = () =>
            requestAnimationFrame(() => {
              if (sign === undefined && isThere(`[aria-busy="true"], ${selector}`))
                shown((time) => {
                  sign ??= time;
                });
              if (isThere(selector)) shown((time) => resolve({ sign: sign ?? time, answer: time }));
              else watch();
            });
          watch();
        };
        const presses = ['pointerdown', 'keydown'];
        for (const type of presses) addEventListener(type, begin, true);
      }),
    answer,
  );
  await act(page, 0);
  return outcome;
}

async function comeTo(page: Page, part: string): Promise<void> {
  const place = page.locator(part).first();
  const size = page.viewportSize() ?? { width: 390, height: 900 };
  const top = (await place.boundingBox())?.y;
  // What is not shown yet, as the tour, is opened by doing it.
  if (top === undefined) return;
  const isTouch = size.width < 1000;
  const session = await page.context().newCDPSession(page);
  if (top > size.height * 0.6)
    await session.send('Input.synthesizeScrollGesture', {
      x: size.width / 2,
      y: size.height / 2,
      yDistance: Math.round(size.height / 2 - top),
      speed: 1600,
      gestureSourceType: isTouch ? 'touch' : 'mouse',
    });
  else if (!isTouch) await place.hover();
}
