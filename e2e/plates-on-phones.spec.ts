import { expect } from '@playwright/test';
import { findOverflow } from './accessibility/find-overflow.ts';
import { content } from './content.ts';
import { getFrenchPath } from './support/get-french-path.ts';
import { test } from './support/shared-page.ts';

const servicesWithPlate = content.services.filter(({ restore, layers, watch }) => restore ?? layers ?? watch);
const addresses = servicesWithPlate.map(({ slug }) => `/services/${slug}`);

for (const address of [...addresses, ...addresses.map(getFrenchPath)]) {
  test(`the plate of ${address} fits every phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.restore, .layers fieldset, .watch-stage').first()).toBeVisible();
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findOverflow), `at ${width} pixels`).toEqual([]);
    }
  });
}

test('three services have a plate', () => {
  expect(servicesWithPlate).toHaveLength(3);
});
