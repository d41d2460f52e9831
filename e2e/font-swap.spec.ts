import { expect } from '@playwright/test';
import { pageKinds } from '../scripts/postbuild/page-kinds.ts';
import { fresh as test } from './returning-visitor.ts';
import { pathOf } from './support/built-file-of.ts';

test.use({ bypassCSP: true });

/** Total layout shift until our fonts are there. A few lines may break elsewhere. */
const maxShift = 0.02;

const fallbackFaces = ['arial', 'roboto'];
/** The kinds of landing pages share their type. */
const kinds = ['home', 'service', 'contact', 'service in a city'];
const testedPages = pageKinds.filter(([kind]) => kinds.includes(kind));

for (const face of fallbackFaces)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`our fonts replace ${face} without a noticeable layout shift, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
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
          // Disables the other fallbacks.
          const others = fallbackFaces.filter((other) => other !== face).join('|');
          const html = (await response.text()).replace(
            new RegExp(`font-family:(?:text|display) (?:${others});src`, 'g'),
            'font-family:none;src',
          );
          await route.fulfill({ response, body: html });
        },
      );
      expect(testedPages).toHaveLength(kinds.length);
      for (const [kind, file] of testedPages) {
        gate = new Promise((resolve) => {
          release = resolve;
        });
        await page.goto(pathOf(file), { waitUntil: 'commit' });
        const fallback = await page.evaluate(firstPaint);
        test.skip(
          fallback.every((family) => !family.includes(face)),
          `${face} is not installed on this machine`,
        );
        release();
        const { families, shift } = await page.evaluate(afterSwap);
        test.info().annotations.push({ type: 'shift', description: `${kind}: ${shift.toFixed(4)}` });
        expect.soft(families, kind).toContain('radioCanada');
        expect.soft(shift, kind).toBeLessThanOrEqual(maxShift);
      }
    });

/** Waits for the first paint and returns the font families that it used. */
async function firstPaint(): Promise<string[]> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
}

/** Waits for our fonts and returns the loaded families and the total layout shift so far. */
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
