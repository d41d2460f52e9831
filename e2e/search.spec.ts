import { expect, type Page, type Response } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { fillCount } from '../lib/i18n/fill-count.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh, test } from './returning-visitor.ts';
import { pagesByName, searchField, searchResults, searchStatus } from './search-page.ts';

const { ui, company, cities, services, caseStudies, notFoundPage } = content;
const words = ui.search;

const filters = (page: Page) => page.getByRole('group', { name: words.filter }).getByRole('button');

/** Waits for the result count in the status and returns it. */
async function resultCount(page: Page): Promise<number> {
  await expect(searchStatus(page)).toHaveText(/^\d+ /);
  return Number.parseInt(await searchStatus(page).innerText(), 10);
}

/** Clears the field and types a term, so that no earlier results are left. */
async function type(page: Page, term: string): Promise<void> {
  await searchField(page).fill('');
  await expect(searchStatus(page)).toBeEmpty();
  await searchField(page).fill(term);
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: term })}`);
}

async function search(page: Page, term: string): Promise<void> {
  await page.goto('/search');
  await type(page, term);
}

test('search finds pages by name and text, filters, pages and opens results', async ({ page }) => {
  test.slow();
  await page.goto('/search');

  await test.step('a service is found by name, above the results by text', async () => {
    const [, , , cloud] = services;
    await type(page, 'cloud');
    await expect(pagesByName(page)).toHaveText([`${cloud?.name} ${ui.searchKinds.services}`]);
    await expect(pagesByName(page)).toHaveAttribute('href', `/services/${cloud?.slug}`);
    expect(await resultCount(page)).toBeGreaterThan(10);
    await expect(searchResults(page)).toHaveCount(10);
    await expectNoViolations(page);
  });

  await test.step('a city, an industry and a case study are found by name', async () => {
    const halifax = cities.find(({ slug }) => slug === 'halifax');
    const [study] = caseStudies;
    await type(page, halifax?.name ?? '');
    await expect(pagesByName(page).first()).toHaveAttribute('href', '/locations/halifax');
    await type(page, 'law firms');
    await expect(pagesByName(page).first()).toContainText(ui.searchKinds.industries);
    await type(page, study?.client ?? '');
    await expect(pagesByName(page).first()).toHaveAttribute('href', `/case-studies/${study?.slug}`);
  });

  await test.step('a name is found despite a typo', async () => {
    await type(page, 'Halifxa');
    await expect(pagesByName(page)).toHaveAttribute('href', '/locations/halifax');
    await searchField(page).fill('manufactering');
    await expect(pagesByName(page).first()).toHaveAttribute('href', '/seo/managed-it-services-manufacturing');
  });

  await test.step('without results, it offers popular pages, the sitemap and the phone number', async () => {
    await type(page, 'xylophone');
    await expect(searchStatus(page)).toHaveText(fill(words.none, { term: 'xylophone' }));
    const popular = page.getByRole('region', { name: words.popular });
    await expect(popular.getByRole('link', { name: notFoundPage.popular.toronto })).toBeVisible();
    await expect(popular.locator('a[href="/sitemap"]')).toBeVisible();
    const phone = page.getByRole('main').getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', `tel:${company.phoneDial}`);
    await expect(filters(page)).toHaveCount(0);
    await expectNoViolations(page);
  });

  await test.step('a filter shows one kind of page with its count, and is part of the address', async () => {
    await type(page, 'ransomware');
    const all = await resultCount(page);
    await expect(filters(page)).toHaveCount(6);
    await expect(filters(page).first()).toHaveText(`${words.all} ${all}`);
    await expect(filters(page).first()).toHaveAttribute('aria-pressed', 'true');
    const industries = filters(page).filter({ hasText: ui.searchKinds.industries });
    const expected = Number.parseInt((await industries.innerText()).replace(/\D/g, ''), 10);
    await industries.click();
    await expect(searchStatus(page)).toHaveText(fillCount('en', words.count, expected));
    await expect(industries).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/search?q=ransomware&kind=industries');
    const paths = await searchResults(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toMatch(/^\/seo\//);
    await expectNoViolations(page);
    await page.goBack();
    await expect(searchStatus(page)).toHaveText(fillCount('en', words.count, all));
  });

  await test.step('“More” adds ten results and focuses the first new one', async () => {
    await type(page, 'backup');
    const count = await resultCount(page);
    expect(count).toBeGreaterThan(20);
    const more = page.getByRole('button', { name: words.more });
    await more.click();
    await expect(searchResults(page)).toHaveCount(20);
    await expect(searchResults(page).nth(10).getByRole('link')).toBeFocused();
    for (let shown = 20; shown < count; shown += 10) {
      await more.click();
      await expect(searchResults(page)).toHaveCount(Math.min(shown + 10, count));
    }
    await expect(more).toHaveCount(0);
  });

  await test.step('a result has a title, a kind and an excerpt with the term marked', async () => {
    await type(page, 'phishing');
    const first = searchResults(page).first();
    const link = first.getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/[a-z]/);
    const kinds = Object.values(ui.searchKinds).join('|');
    await expect(first.getByText(new RegExp(`^(${kinds})$`))).toBeVisible();
    // Results show no URLs.
    await expect(searchResults(page).getByText(/^\/[a-z]/)).toHaveCount(0);
    const mark = first.locator('mark').first();
    await expect(mark).toHaveText(/phishing/i);
    // Yellow is the browser's default.
    await expect(mark).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('every example finds something, and the field has readable text', async ({ page }) => {
  await page.goto('/search');
  await expect(searchField(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(searchField(page)).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  const [first = 'none'] = words.examples;
  const link = (example: string) =>
    page.getByRole('main').getByRole('link', { name: example, exact: true }).first();
  await link(first).click();
  await expect(searchField(page)).toHaveValue(first);
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: first })}`);
  expect(await resultCount(page), first).toBeGreaterThan(0);
  // The next test covers opening an address, so the other links are not followed.
  for (const example of words.examples) {
    const query = new URLSearchParams({ q: example });
    await expect(link(example)).toHaveAttribute('href', `/search?${query}`);
    await type(page, example);
    expect(await resultCount(page), example).toBeGreaterThan(0);
  }
});

test('an address restores term and filter, and ignores an unknown filter', async ({ page }) => {
  await page.goto('/search?q=backup&kind=services');
  await expect(searchField(page)).toHaveValue('backup');
  await expect(filters(page).filter({ hasText: ui.searchKinds.services })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await resultCount(page)).toBeGreaterThan(0);
  await expect(page).toHaveURL('/search?q=backup&kind=services');
  await page.goto('/search?q=backup&kind=towns');
  await resultCount(page);
  await expect(filters(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('Back returns to the previous term, and from a result to its list', async ({ page }) => {
  await search(page, 'backup');
  const count = await resultCount(page);
  await searchField(page).press('Enter');
  await searchField(page).fill('phishing');
  await expect(page).toHaveURL('/search?q=phishing');
  await expect(searchStatus(page)).not.toHaveText(fillCount('en', words.count, count));
  await page.goBack();
  await expect(searchField(page)).toHaveValue('backup');
  await expect(searchStatus(page)).toHaveText(fillCount('en', words.count, count));
  await searchResults(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('backup');
  await expect(searchStatus(page)).toHaveText(fillCount('en', words.count, count));
});

test('submitting right after typing adds a history entry', async ({ page }) => {
  await search(page, 'cloud');
  await searchField(page).evaluate((input: HTMLInputElement) => {
    input.value = 'backup';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.form?.requestSubmit();
  });
  await searchField(page).fill('phishing');
  await expect(page).toHaveURL('/search?q=phishing');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('backup');
});

test('after going back from a result, the field has its term before scripts load', async ({ page }) => {
  await search(page, 'backup');
  await resultCount(page);
  await searchResults(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.route(/\/_next\/static\/(?:chunks|hydration)\//, (route) => route.abort());
  await page.goBack();
  await expect(searchField(page)).toHaveValue('backup');
});

test('the focus ring of the field is visible on blue', async ({ page }) => {
  await page.goto('/search');
  await expect(searchField(page)).toBeFocused();
  const ring = () => searchField(page).evaluate((input) => getComputedStyle(input).outlineColor);
  await expect.poll(ring).toBe('rgb(248, 189, 44)');
  // The deferred style sheet does not override it.
  await page.keyboard.type('backup');
  await resultCount(page);
  expect(await ring()).toBe('rgb(248, 189, 44)');
});

test('the keyboard searches, filters and opens a result', async ({ page }) => {
  await page.goto('/search');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('backup');
  await resultCount(page);
  const filter = filters(page).filter({ hasText: ui.searchKinds.services });
  await tabUntil(page, () => filter.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Space');
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(filter).toBeFocused();
  await expect(page).toHaveURL('/search?q=backup&kind=services');
  const link = searchResults(page).first().getByRole('link');
  await tabUntil(page, () => link.evaluate((element) => element === document.activeElement));
  const path = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

async function tabUntil(page: Page, isFocused: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not focused after pressing Tab twenty times');
}

fresh('the page names load once, and a repeated term causes no requests', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:search|pagefind)\//.test(pathname)) requested.push(pathname);
  });
  await search(page, 'backup');
  await expect(searchResults(page).first()).toContainText(/backup/i);
  await searchField(page).fill('phishing');
  await expect(searchResults(page).first()).toContainText(/phishing/i);
  const before = requested.length;
  await searchField(page).fill('backup');
  await expect(searchResults(page).first()).toContainText(/data backup/i);
  expect(requested.slice(before)).toEqual([]);
  expect(requested.filter((address) => address === '/search/pages.json')).toHaveLength(1);
});

fresh('a first search loads at most 120 kB', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (/\/(?:pagefind|search)\/./.test(response.url())) responses.push(response);
  });
  await search(page, 'cloud');
  await resultCount(page);
  await expect(searchResults(page)).toHaveCount(10);
  const sizes = await Promise.all(
    responses.map(async (response) => (await response.request().sizes()).responseBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

test('results do not overflow at 390 and 768 px', async ({ page }) => {
  await search(page, 'backup');
  await expect(searchResults(page)).toHaveCount(10);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoViolations(page);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page links to the sitemap, and the field is hidden', async ({ page }) => {
    await page.goto('/search?q=backup');
    await expect(page.getByRole('link', { name: words.noScript })).toHaveAttribute('href', '/sitemap');
    await expect(page.getByRole('search')).toBeHidden();
  });
});
