import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';
import { widths } from './widths.ts';

const { faq, ui } = content;
const filtersOf = (page: Page) => page.getByRole('group', { name: ui.faq.filter }).getByRole('button');
const itemsOf = (page: Page) => page.locator('#faq details');

for (const width of widths) {
  test.describe(`the questions at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('several questions are open at once, each by itself, by mouse and by keyboard', async ({ page }) => {
      await page.goto('/');
      const [first, second] = [itemsOf(page).nth(0), itemsOf(page).nth(3)];
      await expect(page.locator('#faq details[open]')).toHaveCount(0);
      await first.locator('summary').click();
      await second.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(first.locator('p')).toBeVisible();
      await expect(second.locator('p')).toBeVisible();
      await expectNoViolations(page, '#faq');
      await first.locator('summary').click();
      await expect(first.locator('p')).toBeHidden();
      await expect(second.locator('p')).toBeVisible();
    });

    test('a link to an item opens it, whatever the filter', async ({ page }) => {
      const [linked, later] = [faq.items[6], faq.items[8]];
      await page.goto(`/#faq-${linked?.id}`);
      await expect(page.locator(`#faq-${linked?.id} p`)).toBeInViewport();
      const other = faq.categories.find(({ id }) => id !== later?.category);
      await filtersOf(page)
        .filter({ hasText: other?.name ?? '' })
        .click();
      await page.evaluate((id) => {
        location.hash = `faq-${id}`;
      }, later?.id);
      await expect(page.locator(`#faq-${later?.id} p`)).toBeInViewport();
      // Right under the header.
      const top = () =>
        page.locator(`#faq-${later?.id}`).evaluate((item) => item.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(120);
    });
  });
}

test.describe('the questions', () => {
  // Motion is in the tests above, at both widths; without it each step is there at once.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('seven filters, all questions at first, each category its own', async ({ page }) => {
    await page.goto('/');
    const filters = filtersOf(page);
    await expect(filters).toHaveText([ui.faq.all, ...faq.categories.map(({ name }) => name)]);
    await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(itemsOf(page).filter({ visible: true })).toHaveCount(faq.items.length);
    for (const { id, name } of faq.categories) {
      const chip = filters.filter({ hasText: name });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(filters.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
      const questions = faq.items.filter(({ category }) => category === id).map(({ question }) => question);
      await expect(itemsOf(page).filter({ visible: true }).locator('summary')).toHaveText(questions);
    }
    await filters.first().click();
    await expect(itemsOf(page).filter({ visible: true })).toHaveCount(faq.items.length);
  });

  test('what is open stays open behind a filter', async ({ page }) => {
    await page.goto('/');
    const item = itemsOf(page).first();
    await item.locator('summary').click();
    const other = faq.categories.find(({ id }) => id !== faq.items[0]?.category);
    await filtersOf(page)
      .filter({ hasText: other?.name ?? '' })
      .click();
    await expect(item).toBeHidden();
    await page.getByRole('button', { name: ui.faq.all }).click();
    await expect(item.locator('p')).toBeVisible();
  });

  test('a reload leaves the reader where they were, whatever question the address names', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`/#faq-${faq.items[6]?.id}`);
    await expect(page.locator(`#faq-${faq.items[6]?.id} p`)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    // By the page, which hands over where it is first: a reload from outside may come before that.
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
    await expect(page.locator('#faq [data-island="hydrated"]')).toBeAttached();
    await expect(page.locator(`#faq-${faq.items[6]?.id} p`)).toBeAttached();
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(100);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions are there with their answers, and no filter that does nothing', async ({ page }) => {
    await page.goto('/');
    await expect(itemsOf(page).locator('p').filter({ visible: true })).toHaveCount(faq.items.length);
    await expect(page.getByRole('group', { name: ui.faq.filter })).toBeHidden();
  });
});
