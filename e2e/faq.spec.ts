import { expect, type Page } from '@playwright/test';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { pauseScripts } from './pause-requests.ts';
import { test } from './returning-visitor.ts';
import { visible } from './support/visible.ts';
import { atEachWidth } from './widths.ts';

const { faq } = content;
const itemsOf = (page: Page) => page.locator('#faq details');

// Without motion, each step renders immediately.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { ui, faq: entries } = frenchContent;
const filtersOf = (page: Page) => page.getByRole('group', { name: ui.faq.filter }).getByRole('button');

// In French, whose texts are longer; the tests below and accessibility-journeys.spec.ts use the English one.
test('questions are filtered and answered', async ({ page }) => {
  await page.goto('/fr');
  await test.step('seven filters show all questions or those of one category', async () => {
    const filters = filtersOf(page);
    await atEachWidth(page, async () => {
      await expect(visible(filters)).toHaveText([ui.faq.all, ...entries.categories.map(({ name }) => name)]);
    });
    await expect(filters).toHaveCount(7);
    await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(visible(itemsOf(page))).toHaveCount(10);
    for (const { id, name } of entries.categories) {
      const chip = filters.filter({ hasText: name });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(filters.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
      const questions = entries.items
        .filter(({ category }) => category === id)
        .map(({ question }) => question);
      await expect(visible(itemsOf(page)).locator('summary')).toHaveText(questions);
    }
    await filters.first().click();
    await expect(visible(itemsOf(page))).toHaveCount(10);
  });

  await test.step('answers open and close independently, by mouse and keyboard, also while filtered', async () => {
    const [first, second] = [itemsOf(page).nth(0), itemsOf(page).nth(3)];
    await expect(page.locator('#faq details[open]')).toHaveCount(0);
    await first.locator('summary').click();
    await second.locator('summary').focus();
    await page.keyboard.press('Enter');
    await atEachWidth(page, async () => {
      await expect(visible(itemsOf(page).locator('p'))).toContainText([
        entries.items[0]?.answer ?? '-',
        entries.items[3]?.answer ?? '-',
      ]);
    });
    await expectNoViolations(page, '#faq');
    await filtersOf(page)
      .filter({
        hasText: entries.categories.find(({ id }) => id !== entries.items[0]?.category)?.name ?? '-',
      })
      .click();
    await expect(first).toBeHidden();
    await page.getByRole('button', { name: ui.faq.all }).click();
    await expect(first.locator('p')).toBeVisible();
    await first.locator('summary').click();
    await expect(first.locator('p')).toBeHidden();
    await expect(second.locator('p')).toBeVisible();
  });
});

test('a link to an item opens it below the header, even if the filter hides it', async ({ page }) => {
  const [linked, next] = [faq.items[6], faq.items[8]];
  await page.goto(`/#faq-${linked?.id}`);
  await expect(page.locator(`#faq-${linked?.id} p`)).toBeInViewport();
  await expect(page.locator('#faq [data-island="hydrated"]')).toBeAttached();
  const other = faq.categories.find(({ id }) => id !== next?.category);
  await page.locator('.chip', { hasText: other?.name ?? '-' }).click();
  await page.evaluate((id) => {
    location.hash = `faq-${id}`;
  }, next?.id);
  await expect(page.locator(`#faq-${next?.id} p`)).toBeInViewport();
  const top = () => page.locator(`#faq-${next?.id}`).evaluate((item) => item.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
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
  // The smooth scroll to the item may still run, and pulls the page back.
  const scrollAway = () =>
    page.evaluate(async () => {
      scrollTo({ top: 3000, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY;
    });
  await expect.poll(scrollAway).toBe(3000);
  // The page itself reloads, because it then saves its scroll position first.
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
  await expect(page.locator('#faq [data-island="hydrated"]')).toBeAttached();
  await expect(page.locator(`#faq-${faq.items[6]?.id} p`)).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(100);
});
