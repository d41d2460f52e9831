import { expect } from '@playwright/test';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh as test } from './returning-visitor.ts';
import { searchField, searchResults, searchStatus } from './search-page.ts';

const words = content.ui.search;
const worker = '**/pagefind/pagefind-worker.js';
const fragments = '**/pagefind/fragment/**';

test('a failure to load the index is reported, and the next visit works', async ({ page }) => {
  await page.route(worker, (route) => route.abort());
  await page.goto('/search?q=backup');
  await expect(searchStatus(page)).toHaveText(words.failed);
  await expect(page.getByRole('main').locator('a[href="/sitemap"]')).toBeVisible();
  await expectNoViolations(page);
  await page.unroute(worker);
  await page.goto('/search?q=backup');
  await expect(searchStatus(page)).toHaveText(/^\d+ /);
});

test('a failure to preload the index is reported, and typing retries', async ({ page }) => {
  await page.route(worker, (route) => route.abort());
  await page.goto('/search');
  await searchField(page).click();
  await expect(searchStatus(page)).toHaveText(words.failed);
  await page.unroute(worker);
  await searchField(page).fill('backup');
  await expect(searchStatus(page)).toHaveText(/^\d+ /);
});

test('clearing the field clears the error', async ({ page }) => {
  await page.route(worker, (route) => route.abort());
  await page.goto('/search?q=backup');
  await expect(searchStatus(page)).toHaveText(words.failed);
  await searchField(page).fill('');
  await expect(searchStatus(page)).toBeEmpty();
});

test('a lost connection is reported as an error, not as zero results', async ({ page, context }) => {
  const term = 'backup';
  await page.goto('/search?q=microsoft');
  await expect(searchStatus(page)).toHaveText(/^\d+ /);
  await context.setOffline(true);
  await searchField(page).fill(term);
  await expect(searchStatus(page)).toHaveText(words.failed);
  await context.setOffline(false);
  await searchField(page).fill('');
  await searchField(page).fill(term);
  await expect(searchStatus(page)).toHaveText(/^\d+ /);
});

test('a failure to load more results keeps the current ones and can be retried', async ({ page }) => {
  await page.goto('/search?q=backup');
  await expect(searchResults(page)).toHaveCount(10);
  await page.route(fragments, (route) => route.abort());
  const more = page.getByRole('button', { name: words.more });
  await more.click();
  await expect(searchStatus(page)).toHaveText(words.failed);
  await expect(searchResults(page)).toHaveCount(10);
  await page.unroute(fragments);
  await more.click();
  await expect(searchResults(page)).toHaveCount(20);
});
