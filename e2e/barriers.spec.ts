import { expect } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';

for (const [name, path] of examplePages) {
  test(`${name} has no barriers, narrow or wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page);
  });
}

for (const name of ['Services', 'Locations']) {
  test(`${name} has no barriers when open`, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.locator(`#panel-${name.toLowerCase()}`)).toBeVisible();
    await expectNoViolations(page);
  });
}

test('the mobile menu has no barriers when open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const summary of await page.locator('#menu summary').all()) await summary.click();
  await expectNoViolations(page);
});

test('an open question has no barriers', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await expectNoViolations(page);
});
