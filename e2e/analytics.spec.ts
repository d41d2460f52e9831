import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { fresh as test } from './returning-visitor.ts';

/** Set if the site was built with one. */
const id = process.env.NEXT_PUBLIC_GA_ID;
const host = 'https://www.googletagmanager.com/**';
const views = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) => Array.from(Object(command)))
      .filter(([, name]) => name === 'page_view')
      .map(([, , view]) => view),
  );

test.describe('with a measurement id', () => {
  test.skip(!id, 'the site was built without one');

  test('each page reports one page view and sets no cookie', async ({ page, context }) => {
    const loaded: string[] = [];
    await page.route(host, (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    for (const path of ['/about', '/contact']) {
      await page.goto(path);
      await expect
        .poll(() => views(page))
        .toEqual([{ page_path: path, page_title: await page.title(), page_location: page.url() }]);
    }
    expect(loaded).toEqual(Array(2).fill(`https://www.googletagmanager.com/gtag/js?id=${id}`));
    expect(await context.cookies()).toEqual([]);
  });

  for (const state of ['blocked', 'broken']) {
    test(`a ${state} analytics script changes nothing for the visitor`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.route(host, (route) =>
        state === 'blocked' ? route.abort() : route.fulfill({ status: 500, body: 'no' }),
      );
      await page.goto('/case-studies');
      await page.getByRole('group').getByRole('button').nth(1).click();
      await expect(page).toHaveURL(/\?service=/);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('without a measurement id', () => {
  test.skip(Boolean(id), 'the site was built with one');

  test('the page makes no third-party requests and records no events', async ({ page }) => {
    const thirdParty: string[] = [];
    page.on(
      'request',
      (request) => new URL(request.url()).hostname !== 'localhost' && thirdParty.push(request.url()),
    );
    await page.goto('/about');
    await settle(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(thirdParty).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});
