import { expect } from '@playwright/test';
import { test } from './returning-visitor.ts';
import { startStaticHost } from './support/start-static-host.ts';

// The same export on a host that knows no redirects: the pages do them themselves.
let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => host.stop());

for (const folder of ['services', 'locations', 'case-studies']) {
  test(`an unknown page under /${folder} goes on to /not-found`, async ({ page }) => {
    const response = await page.goto(`${host.url}/${folder}/nothing`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`${host.url}/not-found`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  });
}

test('any other unknown page shows the not-found page in place', async ({ page }) => {
  const response = await page.goto(`${host.url}/seo/nothing`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await expect(page).toHaveURL(`${host.url}/seo/nothing`);
});

test('the old address of Managed IT Services leads to the new one', async ({ page }) => {
  await page.goto(`${host.url}/service/managed-it-services`);
  await expect(page).toHaveURL(`${host.url}/services/managed-it-services`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the old address of Managed IT Services leads to the new one, too', async ({ page }) => {
    await page.goto(`${host.url}/service/managed-it-services`);
    await expect(page).toHaveURL(`${host.url}/services/managed-it-services`);
  });

  test('an unknown service shows the not-found page in place', async ({ page }) => {
    await page.goto(`${host.url}/services/nothing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  });
});
