import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh as test } from './returning-visitor.ts';

const words = content.ui.search;
const worker = '**/pagefind/pagefind-worker.js';
const texts = '**/pagefind/fragment/**';

const field = (page: Page) => page.getByRole('searchbox', { name: words.label });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading') });

test('an index that cannot be loaded is said, and the next try works', async ({ page }) => {
  await page.route(worker, (route) => route.abort());
  await page.goto('/search?q=backup');
  await expect(status(page)).toHaveText(words.failed);
  await expect(page.getByRole('main').locator('a[href="/sitemap"]')).toBeVisible();
  await expectNoViolations(page);
  await page.unroute(worker);
  await page.goto('/search?q=backup');
  await expect(status(page)).toHaveText(/^\d+ /);
});

test('an index that cannot be loaded is said before the first word is typed, and the first word tries again', async ({
  page,
}) => {
  await page.route(worker, (route) => route.abort());
  await page.goto('/search');
  await field(page).click();
  await expect(status(page)).toHaveText(words.failed);
  await page.unroute(worker);
  await field(page).fill('backup');
  await expect(status(page)).toHaveText(/^\d+ /);
});

test('what failed is forgotten with the words that were asked for', async ({ page }) => {
  await page.route(worker, (route) => route.abort());
  await page.goto('/search?q=backup');
  await expect(status(page)).toHaveText(words.failed);
  await field(page).fill('');
  await expect(status(page)).toBeEmpty();
});

test('a connection that is lost is not taken for a word that no page holds', async ({ page, context }) => {
  const term = 'backup';
  await page.goto('/search?q=microsoft');
  await expect(status(page)).toHaveText(/^\d+ /);
  await context.setOffline(true);
  await field(page).fill(term);
  await expect(status(page)).toHaveText(words.failed);
  await context.setOffline(false);
  await field(page).fill('');
  await field(page).fill(term);
  await expect(status(page)).toHaveText(/^\d+ /);
});

test('more that cannot be had takes nothing away, and can be asked for again', async ({ page }) => {
  await page.goto('/search?q=backup');
  await expect(results(page)).toHaveCount(10);
  await page.route(texts, (route) => route.abort());
  const more = page.getByRole('button', { name: words.more });
  await more.click();
  await expect(status(page)).toHaveText(words.failed);
  await expect(results(page)).toHaveCount(10);
  await page.unroute(texts);
  await more.click();
  await expect(results(page)).toHaveCount(20);
});
