import { expect } from '@playwright/test';
import { tooWide } from './accessibility/too-wide.ts';
import { content } from './content.ts';
import { frenchAddress } from './support/french-pages.ts';
import { test } from './support/shared-page.ts';

const plated = content.services.filter(({ restore, layers, watch }) => restore ?? layers ?? watch);
const addresses = plated.map(({ slug }) => `/services/${slug}`);

for (const address of [...addresses, ...addresses.map(frenchAddress)]) {
  test(`${address} fits its plate into every phone`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(tooWide), `at ${width} pixels`).toEqual([]);
    }
  });
}

test('a backup, a security and a watch plate are there', () => {
  expect(plated).toHaveLength(3);
});
