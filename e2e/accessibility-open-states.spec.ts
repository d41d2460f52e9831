import { expect } from '@playwright/test';
import { inBothLanguages } from './both-languages.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';

// Pages in their initial state: accessibility.spec.ts.

for (const { path, content } of inBothLanguages('/'))
  test(`open panels, answers, the tour and the menu of ${path} have no accessibility violations`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const panel of ['#panel-services', '#panel-locations']) {
      await page.locator(`button[popovertarget="${panel.slice(1)}"]`).click();
      await expect(page.locator(panel)).toBeVisible();
      await expectNoViolations(page, panel);
      await page.keyboard.press('Escape');
    }
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expectNoViolations(page, '#faq');

    await page.evaluate(() => window.resetOnboarding());
    const tour = page.getByRole('dialog', { name: content.ui.tour.label });
    await expect(tour).toBeVisible();
    await expectNoViolations(page, '.tour');
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: content.ui.shell.menu }).click();
    const groups = page.locator('#menu summary');
    await expect(groups).not.toHaveCount(0);
    for (const group of await groups.all()) await group.click();
    await expectNoViolations(page, '#menu');
  });
