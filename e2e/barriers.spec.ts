import { expect } from '@playwright/test';
import { examplePages } from './support/example-pages';
import { findBarriers } from './support/find-barriers';
import { test } from './support/test';

// Cards on their way in are half transparent: measured at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of examplePages) {
  test(`${name} has no barriers, narrow or wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const name of ['Services', 'Locations']) {
  test(`${name} has no barriers when open`, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.locator(`#panel-${name.toLowerCase()}`)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('the mobile menu has no barriers when open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const summary of await page.locator('#menu summary').all()) await summary.click();
  expect(await findBarriers(page)).toEqual([]);
});

test('an open question has no barriers', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  expect(await findBarriers(page)).toEqual([]);
});
