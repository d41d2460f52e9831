import { expect } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';

// Pages as they are when nobody has opened anything: accessibility.spec.ts.

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
  const groups = page.locator('#menu summary');
  await expect(groups).toHaveCount(2);
  for (const group of await groups.all()) await group.click();
  await expectNoViolations(page);
});

test('an open question has no barriers', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await expectNoViolations(page);
});
