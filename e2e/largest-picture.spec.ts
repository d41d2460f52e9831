import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';
import { widths } from './widths.ts';

for (const [name, path] of examplePages) {
  for (const width of widths) {
    test(`what is largest on ${name} at ${width} px is fetched at once`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const largest = await largestOf(page);
      expect(largest).not.toBe('');
      expect(largest).not.toContain('loading="lazy"');
    });
  }
}

test('a picture that fades in counts from the moment at which it begins to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  expect(await largestOf(page)).toMatch(/^<img /);
});

/** The HTML of what the browser takes for the largest thing that it has painted. */
async function largestOf(page: Page): Promise<string> {
  await settle(page);
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          const element = entry && 'element' in entry ? entry.element : null;
          resolve(element instanceof Element ? element.outerHTML : '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
