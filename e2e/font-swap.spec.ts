import { expect, test } from '@playwright/test';
import { pageKinds } from '../scripts/postbuild/page-kinds.ts';

// The typefaces come in place of a fallback that is as wide: no line breaks elsewhere, nothing moves.
test.use({ bypassCSP: true });

/** On a phone, as far as a page moves when a single line of its lead breaks elsewhere, as one in some fifty may. */
const mostShift = { 390: 0.016, 1440: 0.01 };

const faces = ['arial', 'roboto', 'dejavu'];
const kinds = [
  'home',
  'service',
  'contact',
  'service in a city',
  'service for an industry',
  'industry in a city',
];
const shownPages = pageKinds.filter(([kind]) => kinds.includes(kind));

test('each kind of page that is looked at is there', () => {
  expect(shownPages.map(([kind]) => kind)).toEqual(kinds);
});

for (const face of faces) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`nothing moves when the typefaces come after ${face}, at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));
      let release: () => void = () => {};
      let gate: Promise<void>;
      await page.route(/\.woff2$/, async (route) => {
        await gate;
        await route.continue();
      });
      await page.route(
        ({ pathname }) => !pathname.includes('.'),
        async (route) => {
          const response = await route.fetch();
          const others = faces.filter((other) => other !== face).join('|');
          // As on a computer that has none of the others.
          const html = (await response.text()).replace(
            new RegExp(`font-family:(?:text|display) (?:${others});src`, 'g'),
            'font-family:none;src',
          );
          await route.fulfill({ response, body: html });
        },
      );
      for (const [kind, file] of shownPages) {
        gate = new Promise((resolve) => {
          release = resolve;
        });
        await page.goto(`/${file.replace(/(?:^index)?\.html$/, '')}`, { waitUntil: 'commit' });
        const fallback = await page.evaluate(firstPaint);
        test.skip(
          fallback.every((family) => !family.includes(face)),
          `${face} is not installed on this computer`,
        );
        release();
        const { families, shift } = await page.evaluate(afterSwap);
        expect(families, kind).toContain('radioCanada');
        expect(shift, kind).toBeLessThanOrEqual(mostShift[width]);
      }
    });
  }
}

/** Waits until the page is painted in what there is, and tells which faces that took. */
async function firstPaint(): Promise<string[]> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
}

/** Waits for the typefaces, and tells how far things have moved since the page began. */
async function afterSwap(): Promise<{ families: string[]; shift: number }> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const shift = await new Promise<number>((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return { families: loaded.map(({ family }) => family), shift };
}
