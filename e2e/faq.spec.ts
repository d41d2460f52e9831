import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseScripts } from './pause-requests.ts';
import { test } from './returning-visitor.ts';
import { widths } from './widths.ts';

const { faq, ui } = content;
const filtersOf = (page: Page) => page.getByRole('group', { name: ui.faq.filter }).getByRole('button');
const itemsOf = (page: Page) => page.locator('#faq details');

for (const width of widths) {
  test.describe(`the FAQ at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('answers open and close independently, by mouse and by keyboard', async ({ page }) => {
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

    test('a link to an item opens it, even if the filter hides it', async ({ page }) => {
      const [linked, next] = [faq.items[6], faq.items[8]];
      await page.goto(`/#faq-${linked?.id}`);
      await expect(page.locator(`#faq-${linked?.id} p`)).toBeInViewport();
      const other = faq.categories.find(({ id }) => id !== next?.category);
      await filtersOf(page)
        .filter({ hasText: other?.name ?? '' })
        .click();
      await page.evaluate((id) => {
        location.hash = `faq-${id}`;
      }, next?.id);
      await expect(page.locator(`#faq-${next?.id} p`)).toBeInViewport();
      // Just below the header.
      const top = () => page.locator(`#faq-${next?.id}`).evaluate((item) => item.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(120);
    });
  });
}

test.describe('the FAQ', () => {
  // The tests above cover motion, at both widths. Without motion, each step renders immediately.
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('seven filters show all questions or those of one category', async ({ page }) => {
    await page.goto('/');
    const filters = filtersOf(page);
    await expect(filters).toHaveCount(7);
    await expect(filters).toHaveText([ui.faq.all, ...faq.categories.map(({ name }) => name)]);
    await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
    expect(faq.items.length).toBeGreaterThan(0);
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

  test('an open answer stays open while a filter hides it', async ({ page }) => {
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

  test('late hydration opens the item in the address, but does not take back a reader who has moved on', async ({
    page,
  }) => {
    const release = await pauseScripts(page);
    const target = page.locator(`#faq-${faq.items[6]?.id}`);
    await page.goto(`/#faq-${faq.items[6]?.id}`);
    await expect(target.locator('p')).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    release();
    await expect(target).toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY)).toBe(3000);
  });

  test('a reload keeps the scroll position, even with an item in the address', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`/#faq-${faq.items[6]?.id}`);
    await expect(page.locator(`#faq-${faq.items[6]?.id} p`)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    // The page itself reloads, because it then saves its scroll position first.
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
    await expect(page.locator('#faq [data-island="hydrated"]')).toBeAttached();
    await expect(page.locator(`#faq-${faq.items[6]?.id} p`)).toBeAttached();
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(100);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers are visible, and the filter is hidden', async ({ page }) => {
    await page.goto('/');
    await expect(itemsOf(page).locator('p').filter({ visible: true })).toHaveCount(faq.items.length);
    await expect(page.getByRole('group', { name: ui.faq.filter })).toBeHidden();
  });
});
