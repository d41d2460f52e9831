import { expect } from '@playwright/test';
import { findOverflow } from './accessibility/find-overflow.ts';
import { content } from './content.ts';
import { getFrenchPath } from './support/get-french-path.ts';
import { test } from './support/shared-page.ts';

const plated = content.services.filter(({ restore, layers, watch }) => restore ?? layers ?? watch);
const addresses = plated.map(({ slug }) => `/services/${slug}`);

for (const address of [...addresses, ...addresses.map(getFrenchPath)]) {
  test(`${address} fits its plate into every phone`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findOverflow), `at ${width} pixels`).toEqual([]);
    }
  });
}

test('a backup, a security and a watch plate are there', () => {
  expect(plated).toHaveLength(3);
});
