import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { fillCount } from '../lib/i18n/fill-count.ts';
import { inBothLanguages } from './both-languages.ts';
import { content, frenchContent } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh, test } from './returning-visitor.ts';
import { outFolder } from './support/out-folder.ts';
import { atEachWidth } from './widths.ts';

/** As the browser gives it, with and without a colour space. */
const gold = 'rgb(248, 189, 44)';

// The parts of the search page. `words` are those of the page's language.

const searchField = (page: Page, words = content.ui.search) =>
  page.getByRole('searchbox', { name: words.label });

const searchStatus = (page: Page) => page.getByRole('main').getByRole('status');

const searchFilters = (page: Page, words = content.ui.search) =>
  page.getByRole('group', { name: words.filter }).getByRole('button');

/** The pages found, best first. */
const searchResults = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading') });

/** Types a term into the empty field and waits for what it finds. */
async function type(page: Page, term: string, words = content.ui.search): Promise<void> {
  await searchField(page, words).fill('');
  await expect(searchStatus(page)).toBeEmpty();
  await searchField(page, words).fill(term);
  await expect(page).toHaveURL(new RegExp(`[?]${new URLSearchParams({ q: term })}$`));
  await expect(searchStatus(page)).not.toHaveText(words.busy);
}

const numberIn = (text: string) => Number(text.replace(/\D/g, ''));
const countShown = async (page: Page) => numberIn(await searchStatus(page).innerText());

// In French, whose texts are longer and accented. The tests below search in English.
test('search finds pages, counts and filters them, shows more and opens one', async ({ page }) => {
  const { ui, company, notFoundPage } = frenchContent;
  const words = ui.search;
  const field = searchField(page, words);
  const status = searchStatus(page);
  const results = searchResults(page);
  const filters = searchFilters(page, words);
  await page.goto('/fr/recherche');

  await test.step('the field has the focus, a ring and readable text', async () => {
    await expect(field).toBeFocused();
    await expect(field).toHaveCSS('outline-color', gold);
    await expect(field).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(field).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  await test.step('the page of that name is the first result and counted under its kind', async () => {
    await type(page, 'hal', words);
    await expect(results.first().getByRole('link')).toHaveAttribute('href', '/fr/villes/halifax');
    await expect(results.first()).toContainText(ui.searchKinds.locations);
    await expect(field).toHaveCSS('outline-color', gold);
  });

  await test.step('each filter counts what it shows, and is part of the address', async () => {
    await type(page, 'sauvegarde', words);
    const all = await countShown(page);
    await expect(filters.first()).toHaveText(`${words.all} ${all}`);
    await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
    const filter = filters.filter({ hasText: ui.searchKinds.services });
    const expected = numberIn(await filter.innerText());
    await filter.click();
    await expect(status).toHaveText(fillCount('fr', words.count, expected));
    await expect(results).toHaveCount(Math.min(expected, 10));
    await expect(page).toHaveURL('/fr/recherche?q=sauvegarde&kind=services');
    await expectNoViolations(page);
    await page.goBack();
    await expect(status).toHaveText(fillCount('fr', words.count, all));
  });

  await test.step('“More” adds ten results and focuses the first new one', async () => {
    await expect(results).toHaveCount(10);
    await page.getByRole('button', { name: words.more }).click();
    await expect(results).toHaveCount(20);
    await expect(results.nth(10).getByRole('link')).toBeFocused();
  });

  await test.step('without results, it offers pages and the phone number, with air between', async () => {
    await type(page, 'xylophone', words);
    await expect(status).toHaveText(fill(words.none, { term: 'xylophone' }));
    await expect(filters).toHaveCount(0);
    const phones = page.getByRole('main').locator(`a[href="tel:${company.phoneDial}"]`);
    await expect(phones).toHaveCount(2);
    const popular = page.getByRole('region', { name: words.popular });
    await expect(popular.getByRole('link', { name: notFoundPage.popular.toronto })).toBeVisible();
    const [advice, list] = await Promise.all([phones.first().boundingBox(), popular.boundingBox()]);
    expect((list?.y ?? 0) - (advice?.y ?? 0) - (advice?.height ?? 0)).toBeGreaterThan(24);
    await expectNoViolations(page);
  });

  await test.step('a result has kind, title and an excerpt with the word marked, at all widths', async () => {
    await type(page, 'hameçonnage', words);
    await expect(results.locator('mark').first()).toHaveText(/hameçonnage/i);
    await expect(results.locator('mark').first()).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
    await atEachWidth(page, async (width) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    });
  });

  await test.step('the keyboard opens a result, and Back returns to the list', async () => {
    const link = results.first().getByRole('link');
    const title = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(field).toHaveValue('hameçonnage');
    await expect(results).not.toHaveCount(0);
  });
});

test('the address holds term and filter, and Back returns to terms that were submitted', async ({ page }) => {
  const { ui } = content;
  await page.goto('/search?q=backup&kind=towns');
  await expect(searchField(page)).toHaveValue('backup');
  await expect(searchStatus(page)).toHaveText(/^\d+ /);
  await expect(searchFilters(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/search?q=backup&kind=services');
  const filter = searchFilters(page).filter({ hasText: ui.searchKinds.services });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/search?q=cloud');
  await expect(searchStatus(page)).toHaveText(/^\d+ /);
  await searchField(page).evaluate((input: HTMLInputElement) => {
    input.value = 'email';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.form?.requestSubmit();
  });
  await searchField(page).fill('phishing');
  await expect(page).toHaveURL('/search?q=phishing');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('email');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.route(/\/_next\/static\/(?:chunks|hydration)\//, (route) => route.abort());
  await page.goBack();
  await expect(searchField(page), 'before scripts load').toHaveValue('email');
});

fresh(
  'suggestions are links; a first search loads at most 260 kB, a repeated one nothing',
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:search|pagefind)\/./.test(pathname)) requested.push(pathname);
    });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    expect(requested, 'other pages load no search files').toEqual([]);
    await page.goto('/search');
    const [example = 'none'] = content.ui.search.examples;
    await page.getByRole('main').getByRole('link', { name: example, exact: true }).first().click();
    await expect(searchField(page)).toHaveValue(example);
    await expect(searchResults(page)).toHaveCount(10);
    const bytes = requested.map(transferSize).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(60_000);
    // Pagefind's module, worker and program, the parts of the index for the word, ten pages. Beyond it, a phone waits a second.
    expect(bytes).toBeLessThanOrEqual(260_000);
    await type(page, 'backup');
    await expect(searchResults(page)).toHaveCount(10);
    const before = requested.length;
    await type(page, example);
    await expect(searchResults(page)).toHaveCount(10);
    expect(requested.slice(before)).toEqual([]);
    expect(requested.filter((address) => address === '/search/lists.json')).toHaveLength(1);
  },
);

function transferSize(pathname: string): number {
  const file = path.join(outFolder, pathname);
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const program = '**/pagefind/wasm.*';
const fragments = '**/pagefind/fragment/**';

fresh('a failure is reported, keeps what is shown, and the next try works', async ({ page, context }) => {
  const { failed, more } = content.ui.search;
  await test.step('the index does not load', async () => {
    await page.route(program, (route) => route.abort());
    await page.goto('/search?q=backup');
    await expect(searchStatus(page)).toHaveText(failed);
    await expect(page.getByRole('main').locator('a[href="/sitemap"]')).toBeVisible();
    await expectNoViolations(page);
    await searchField(page).fill('');
    await expect(searchStatus(page)).toBeEmpty();
    await page.unroute(program);
    await searchField(page).fill('backup');
    await expect(searchStatus(page)).toHaveText(/^\d+ /);
  });
  await test.step('more results do not load', async () => {
    await expect(searchResults(page)).toHaveCount(10);
    await page.route(fragments, (route) => route.abort());
    await page.getByRole('button', { name: more }).click();
    await expect(searchStatus(page)).toHaveText(failed);
    await expect(searchResults(page)).toHaveCount(10);
    await page.unroute(fragments);
    await page.getByRole('button', { name: more }).click();
    await expect(searchResults(page)).toHaveCount(20);
  });
  await test.step('the connection is lost', async () => {
    await context.setOffline(true);
    await searchField(page).fill('zebra');
    await expect(searchStatus(page)).toHaveText(failed);
    await context.setOffline(false);
    await searchField(page).fill('cloud');
    await expect(searchStatus(page)).toHaveText(/^\d+ /);
  });
  await test.step('the browser takes no more changes of its history', async () => {
    await page.evaluate(() => {
      for (const name of ['pushState', 'replaceState'] as const)
        History.prototype[name] = () => {
          throw new DOMException('Too many calls', 'SecurityError');
        };
    });
    await searchField(page).fill('xylophone');
    await expect(searchStatus(page)).toHaveText(fill(content.ui.search.none, { term: 'xylophone' }));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page links to the sitemap and hides the field', async ({ page }) => {
    for (const { path: address, content } of inBothLanguages('/search')) {
      await page.goto(`${address}?q=backup`);
      await expect(page.getByRole('link', { name: content.ui.search.noScript })).toBeVisible();
      await expect(page.getByRole('search')).toBeHidden();
    }
  });
});
