import { expect } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';

// Pages in their initial state: accessibility.spec.ts.

for (const name of ['Services', 'Locations']) {
  test(`the open ${name} panel has no accessibility violations`, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.locator(`#panel-${name.toLowerCase()}`)).toBeVisible();
    await expectNoViolations(page);
  });
}

test('the open mobile menu has no accessibility violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const groups = page.locator('#menu summary');
  await expect(groups).toHaveCount(2);
  for (const group of await groups.all()) await group.click();
  await expectNoViolations(page);
});

test('an open answer has no accessibility violations', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expectNoViolations(page);
});
