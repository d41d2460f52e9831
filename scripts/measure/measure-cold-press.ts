import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { clicks } from './clicks.ts';

/** Throttled networks under Chromium's names: throughput in bytes per second, round-trip time in milliseconds. */
export const networks = {
  'slow-4g': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
} as const;

/** Milliseconds from arriving at a part to pressing it. */
const readingMs = 1000;

/** Milliseconds from a press to the frame that shows feedback, and to the frame that shows the response. */
type ColdPress = { feedback: number; response: number };

/** Scrolls to a part by finger or wheel, pauses for a second and acts on it, as the first interaction on the page. */
export async function measureColdPress(
  page: Page,
  { part, response, act }: (typeof clicks)[number],
): Promise<ColdPress> {
  await scrollTo(page, part);
  await delay(readingMs);
  const coldPress = page.evaluate(
    (selector) =>
      new Promise<ColdPress>((resolve) => {
        const presses = ['pointerdown', 'keydown'];
        const start = ({ timeStamp }: Event) => {
          for (const type of presses) removeEventListener(type, start, true);
          let feedback: number | undefined;
          const exists = (wanted: string) => document.querySelector(wanted) !== null;
          // A change made before one frame is on screen by the next.
          const whenPainted = (then: (time: number) => void) =>
            requestAnimationFrame(() => then(performance.now() - timeStamp));
          const watch = () =>
            requestAnimationFrame(() => {
              if (feedback === undefined && exists(`[aria-busy="true"], ${selector}`))
                whenPainted((time) => {
                  feedback ??= time;
                });
              if (exists(selector))
                whenPainted((time) => resolve({ feedback: feedback ?? time, response: time }));
              else watch();
            });
          watch();
        };
        for (const type of presses) addEventListener(type, start, true);
      }),
    response,
  );
  await act(page, 0);
  return coldPress;
}

async function scrollTo(page: Page, part: string): Promise<void> {
  const target = page.locator(part).first();
  const size = page.viewportSize() ?? { width: 390, height: 900 };
  const top = (await target.boundingBox())?.y;
  // A part that is not shown yet, such as the tour, is opened by the action itself.
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
  else if (!isTouch) await target.hover();
}
