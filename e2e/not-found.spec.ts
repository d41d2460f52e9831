import { expect } from '@playwright/test';
import { unknownRules } from '../lib/pages/redirects.ts';
import { content, frenchContent } from './content.ts';
import { test } from './returning-visitor.ts';

for (const path of ['/not-found', '/no-such-page', '/seo/cloud-solutions-gatineau', '/about/nobody']) {
  test(`${path} shows the not-found page in place, with status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  });
}

for (const path of [
  '/fr/introuvable',
  '/fr/rien',
  '/fr/solutions/infonuagique-gatineau',
  '/fr/contact/rien',
]) {
  test(`${path} shows the French not-found page in place, with status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchContent.notFoundPage.heading);
    await expect(page.locator('main')).not.toContainText(content.notFoundPage.heading);
  });
}

for (const { under, to } of unknownRules()) {
  test(`an unknown page under ${under} sends to ${to}`, async ({ page }) => {
    await page.goto(`${under}nothing`);
    await expect(page).toHaveURL(to);
  });
}

test('says what happened and offers every way back', async ({ page }) => {
  await page.goto('/not-found');
  const main = page.locator('main');
  await expect(main).toContainText('Oops! The page you’re looking for doesn’t exist or may have been moved.');
  await expect(main.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  const cards = main.locator('.pillars').getByRole('link');
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/services',
    '/locations',
    '/case-studies',
  ]);
  await expect(main.getByRole('heading', { name: 'Popular Pages' })).toBeVisible();
  const popular = main.locator('.ruled').getByRole('link');
  await expect(popular).toHaveText([
    'Toronto IT Services',
    'Healthcare Security',
    'Vancouver IT Services',
    'About Us',
  ]);
  expect(await popular.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/locations/toronto',
    '/seo/cybersecurity-compliance-healthcare',
    '/locations/vancouver',
    '/about',
  ]);
});

test('asks search engines to stay away, under its own address and any other', async ({ page }) => {
  for (const path of ['/not-found', '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test('has the theme colour under any address', async ({ page }) => {
  for (const path of ['/not-found', '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#07478e');
  }
});
