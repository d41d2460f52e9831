import { expect } from '@playwright/test';
import { tooWide } from './accessibility/too-wide.ts';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';

// Fonts that come late are not shown at all: on a slow line the first visit is one in the machine's own, wider fonts.
test('no page scrolls sideways on phones without the site’s fonts', async ({ page }) => {
  test.slow();
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [name, path] of examplePages) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(tooWide), `${name} at ${width} pixels`).toEqual([]);
    }
  }
});
