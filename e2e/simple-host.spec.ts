import { expect } from '@playwright/test';
import { languageOfPath } from '../lib/i18n/language-of.ts';
import { redirects, unknownRules } from '../lib/pages/redirects.ts';
import { type RunningHost, startHost } from '../scripts/testing/start-host.ts';
import { content, frenchContent } from './content.ts';
import { test } from './returning-visitor.ts';
import { outFolder } from './support/out-folder.ts';

// On a host without redirect rules, the pages redirect on their own.
const headings = { en: content.notFoundPage.heading, fr: frenchContent.notFoundPage.heading };
let host: RunningHost;
test.beforeAll(async () => {
  host = await startHost('serve', outFolder);
});
test.afterAll(() => host.stop());

test('an unknown service, city or case study redirects to the not-found page of its language', async ({
  page,
}) => {
  for (const { under, to } of unknownRules()) {
    const response = await page.goto(`${host.url}${under}nothing`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`${host.url}${to}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[languageOfPath(to)]);
  }
});

test('any other unknown page shows the bilingual not-found page without a redirect', async ({ page }) => {
  const response = await page.goto(`${host.url}/seo/nothing`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await expect(page).toHaveURL(`${host.url}/seo/nothing`);
  const inFrench = page.locator('main p[lang="fr-CA"]');
  await expect(inFrench).toContainText(frenchContent.notFoundPage.heading);
  await inFrench.getByRole('link').click();
  await expect(page).toHaveURL(`${host.url}/fr`);
});

test('an address from print or from the end of a sentence leads to its page', async ({ page }) => {
  for (const [address, target] of [
    ['/CONTACT', '/contact'],
    ['/contact).?from=print', '/contact?from=print'],
    ['/services/cloud-solutions.', '/services/cloud-solutions'],
    ['/Fr/Services%E2%80%9D,', '/fr/services'],
    ['//elsewhere.example/Contact.', '/elsewhere.example/contact'],
  ]) {
    await page.goto(host.url + address);
    await expect(page).toHaveURL(host.url + target);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every redirect page leads to its target', async ({ page }) => {
    expect(redirects().length).toBeGreaterThan(0);
    for (const { from, to } of redirects()) {
      await page.goto(host.url + from);
      await expect(page).toHaveURL(host.url + to);
    }
  });

  test('an unknown service shows the not-found page', async ({ page }) => {
    await page.goto(`${host.url}/services/nothing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  });
});
