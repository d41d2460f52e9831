import { expect, type Page, type Response } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { fillCount } from '../lib/i18n/fill-count.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh, test } from './returning-visitor.ts';

const { ui, company, cities, services, caseStudies, notFoundPage } = content;
const words = ui.search;

const field = (page: Page) => page.getByRole('searchbox', { name: words.label });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const named = (page: Page) => page.getByRole('region', { name: words.direct }).getByRole('link');
const results = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading') });
const chips = (page: Page) => page.getByRole('group', { name: words.filter }).getByRole('button');

/** The number that the status names; waits for one. */
async function countOf(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/^\d+ /);
  return Number.parseInt(await status(page).innerText(), 10);
}

/** Types a term into the empty field, so that nothing of the term before stands there. */
async function type(page: Page, term: string): Promise<void> {
  await field(page).fill('');
  await expect(status(page)).toBeEmpty();
  await field(page).fill(term);
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: term })}`);
}

async function search(page: Page, term: string): Promise<void> {
  await page.goto('/search');
  await type(page, term);
}

test('what is typed one after another is found, narrowed, listed and opened', async ({ page }) => {
  test.slow();
  await page.goto('/search');

  await test.step('a service is found by its name, above what is found by its text', async () => {
    const [, , , cloud] = services;
    await type(page, 'cloud');
    await expect(named(page)).toHaveText([`${cloud?.name} ${ui.searchKinds.services}`]);
    await expect(named(page)).toHaveAttribute('href', `/services/${cloud?.slug}`);
    expect(await countOf(page)).toBeGreaterThan(10);
    await expect(results(page)).toHaveCount(10);
    await expectNoViolations(page);
  });

  await test.step('a city, an industry and a case study are found by their names', async () => {
    const halifax = cities.find(({ slug }) => slug === 'halifax');
    const [study] = caseStudies;
    await type(page, halifax?.name ?? '');
    await expect(named(page).first()).toHaveAttribute('href', '/locations/halifax');
    await type(page, 'law firms');
    await expect(named(page).first()).toContainText(ui.searchKinds.industries);
    await type(page, study?.client ?? '');
    await expect(named(page).first()).toHaveAttribute('href', `/case-studies/${study?.slug}`);
  });

  await test.step('a name with one letter wrong is forgiven', async () => {
    await type(page, 'Halifxa');
    await expect(named(page)).toHaveAttribute('href', '/locations/halifax');
    await field(page).fill('manufactering');
    await expect(named(page).first()).toHaveAttribute('href', '/seo/managed-it-services-manufacturing');
  });

  await test.step('nothing found says so and offers the popular pages, the sitemap and the phone', async () => {
    await type(page, 'xylophone');
    await expect(status(page)).toHaveText(fill(words.none, { term: 'xylophone' }));
    const popular = page.getByRole('region', { name: words.popular });
    await expect(popular.getByRole('link', { name: notFoundPage.popular.toronto })).toBeVisible();
    await expect(popular.locator('a[href="/sitemap"]')).toBeVisible();
    const phone = page.getByRole('main').getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', `tel:${company.phoneDial}`);
    await expect(chips(page)).toHaveCount(0);
    await expectNoViolations(page);
  });

  await test.step('a filter leaves one kind of page, says how many, and stands in the address', async () => {
    await type(page, 'ransomware');
    const all = await countOf(page);
    await expect(chips(page)).toHaveCount(6);
    await expect(chips(page).first()).toHaveText(`${words.all} ${all}`);
    await expect(chips(page).first()).toHaveAttribute('aria-pressed', 'true');
    const industries = chips(page).filter({ hasText: ui.searchKinds.industries });
    const expected = Number.parseInt((await industries.innerText()).replace(/\D/g, ''), 10);
    await industries.click();
    await expect(status(page)).toHaveText(fillCount('en', words.count, expected));
    await expect(industries).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/search?q=ransomware&kind=industries');
    for (const path of await results(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      expect(path).toMatch(/^\/seo\//);
    await expectNoViolations(page);
    await page.goBack();
    await expect(status(page)).toHaveText(fillCount('en', words.count, all));
  });

  await test.step('ten results at a time, and the focus goes to the first new one', async () => {
    await type(page, 'backup');
    const count = await countOf(page);
    expect(count).toBeGreaterThan(20);
    const more = page.getByRole('button', { name: words.more });
    await more.click();
    await expect(results(page)).toHaveCount(20);
    await expect(results(page).nth(10).getByRole('link')).toBeFocused();
    for (let shown = 20; shown < count; shown += 10) {
      await more.click();
      await expect(results(page)).toHaveCount(Math.min(shown + 10, count));
    }
    await expect(more).toHaveCount(0);
  });

  await test.step('a result shows its title, its path and the words around what was found', async () => {
    await type(page, 'phishing');
    const first = results(page).first();
    const link = first.getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/[a-z]/);
    const kinds = Object.values(ui.searchKinds).join('|');
    await expect(first.getByText(new RegExp(`^(${kinds})$`))).toBeVisible();
    // An address says nothing to a visitor.
    await expect(results(page).getByText(/^\/[a-z]/)).toHaveCount(0);
    const mark = first.locator('mark').first();
    await expect(mark).toHaveText(/phishing/i);
    // The browser's own would be yellow.
    await expect(mark).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('each example below the field finds something, and what is typed can be read', async ({ page }) => {
  await page.goto('/search');
  await expect(field(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(field(page)).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  const [first = 'none'] = words.examples;
  const link = (example: string) =>
    page.getByRole('main').getByRole('link', { name: example, exact: true }).first();
  await link(first).click();
  await expect(field(page)).toHaveValue(first);
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: first })}`);
  expect(await countOf(page), first).toBeGreaterThan(0);
  // An address shows its results, as the next test says: the others need not be followed.
  for (const example of words.examples) {
    const query = new URLSearchParams({ q: example });
    await expect(link(example)).toHaveAttribute('href', `/search?${query}`);
    await type(page, example);
    expect(await countOf(page), example).toBeGreaterThan(0);
  }
});

test('an address shows its term, its filter and its results, and everything for an unknown filter', async ({
  page,
}) => {
  await page.goto('/search?q=backup&kind=services');
  await expect(field(page)).toHaveValue('backup');
  await expect(chips(page).filter({ hasText: ui.searchKinds.services })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await countOf(page)).toBeGreaterThan(0);
  await expect(page).toHaveURL('/search?q=backup&kind=services');
  await page.goto('/search?q=backup&kind=towns');
  await countOf(page);
  await expect(chips(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('back returns to the term before, and from a result to its list', async ({ page }) => {
  await search(page, 'backup');
  const count = await countOf(page);
  await field(page).press('Enter');
  await field(page).fill('phishing');
  await expect(page).toHaveURL('/search?q=phishing');
  await expect(status(page)).not.toHaveText(fillCount('en', words.count, count));
  await page.goBack();
  await expect(field(page)).toHaveValue('backup');
  await expect(status(page)).toHaveText(fillCount('en', words.count, count));
  await results(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field(page)).toHaveValue('backup');
  await expect(status(page)).toHaveText(fillCount('en', words.count, count));
});

test('a term that is sent as soon as it is typed is one step back, too', async ({ page }) => {
  await search(page, 'cloud');
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = 'backup';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.form?.requestSubmit();
  });
  await field(page).fill('phishing');
  await expect(page).toHaveURL('/search?q=phishing');
  await page.goBack();
  await expect(field(page)).toHaveValue('backup');
});

test('going back from a result, the field holds its term before any script has come', async ({ page }) => {
  await search(page, 'backup');
  await countOf(page);
  await results(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.route(/\/_next\/static\/(?:chunks|hydration)\//, (route) => route.abort());
  await page.goBack();
  await expect(field(page)).toHaveValue('backup', { timeout: 2000 });
});

test('the focused field has a ring that shows on blue', async ({ page }) => {
  await page.goto('/search');
  await expect(field(page)).toBeFocused();
  const ring = () => field(page).evaluate((input) => getComputedStyle(input).outlineColor);
  await expect.poll(ring).toBe('rgb(248, 189, 44)');
  // The style that comes with the scripts leaves it.
  await page.keyboard.type('backup');
  await countOf(page);
  expect(await ring()).toBe('rgb(248, 189, 44)');
});

test('the keyboard alone finds, narrows and opens', async ({ page }) => {
  await page.goto('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('backup');
  await countOf(page);
  const chip = chips(page).filter({ hasText: ui.searchKinds.services });
  await tabTo(page, () => chip.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeFocused();
  await expect(page).toHaveURL('/search?q=backup&kind=services');
  const link = results(page).first().getByRole('link');
  await tabTo(page, () => link.evaluate((element) => element === document.activeElement));
  const path = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Twenty presses of Tab did not lead there');
}

fresh('the list of names is read once, and Pagefind answers a term once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:search|pagefind)\//.test(pathname)) asked.push(pathname);
  });
  await search(page, 'backup');
  await expect(results(page).first()).toContainText(/backup/i);
  await field(page).fill('phishing');
  await expect(results(page).first()).toContainText(/phishing/i);
  const before = asked.length;
  await field(page).fill('backup');
  await expect(results(page).first()).toContainText(/data backup/i);
  expect(asked.slice(before)).toEqual([]);
  expect(asked.filter((address) => address === '/search/pages.json')).toHaveLength(1);
});

fresh('a first query fetches at most 120 kB', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (/\/(?:pagefind|search)\/./.test(response.url())) answers.push(response);
  });
  await search(page, 'cloud');
  await countOf(page);
  await expect(results(page)).toHaveCount(10);
  const sizes = await Promise.all(
    answers.map(async (answer) => (await answer.request().sizes()).responseBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

test('nothing runs off the page at 390 and 768 px', async ({ page }) => {
  await search(page, 'backup');
  await expect(results(page)).toHaveCount(10);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoViolations(page);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sitemap is offered, and no field that does nothing', async ({ page }) => {
    await page.goto('/search?q=backup');
    await expect(page.getByRole('link', { name: words.noScript })).toHaveAttribute('href', '/sitemap');
    await expect(page.getByRole('search')).toBeHidden();
  });
});
