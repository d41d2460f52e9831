import { type APIRequestContext, expect } from '@playwright/test';
import { unknownRules } from '../lib/pages/redirects.ts';
import { content, frenchContent } from './content.ts';
import { test } from './returning-visitor.ts';
import { type BuiltPage, readPage } from './support/read-built-page.ts';

/** Reads the page that an unknown address shows without a redirect. */
async function readNotFound(request: APIRequestContext, path: string): Promise<BuiltPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status()).toBe(404);
  return readPage(path, await response.text());
}

const mainHeading = (headings: BuiltPage['headings']) =>
  headings.filter(({ level }) => level === 1).map(({ text }) => text);

for (const path of ['/not-found', '/no-such-page', '/seo/cloud-solutions-gatineau', '/about/nobody']) {
  test(`${path} shows the not-found page with status 404`, async ({ request }) => {
    const { headings } = await readNotFound(request, path);
    expect(mainHeading(headings)).toEqual(['404 - Page Not Found']);
  });
}

for (const path of [
  '/fr/introuvable',
  '/fr/rien',
  '/fr/solutions/infonuagique-gatineau',
  '/fr/contact/rien',
]) {
  test(`${path} shows the French not-found page with status 404`, async ({ request }) => {
    const { headings, language, text } = await readNotFound(request, path);
    expect(language).toBe('fr-CA');
    expect(mainHeading(headings)).toEqual([frenchContent.notFoundPage.heading]);
    expect(text).not.toContain(content.notFoundPage.heading);
  });
}

for (const { under, to } of unknownRules()) {
  test(`an unknown page under ${under} redirects to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(`${under}nothing`);
    expect(response.status()).toBe(404);
    expect(response.url()).toBe(`${baseURL}${to}`);
  });
}

test('the not-found page explains the error and links to other pages', async ({ page }) => {
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

test('the not-found page has noindex at any address', async ({ request }) => {
  for (const path of ['/not-found', '/no-such-page'])
    expect((await readNotFound(request, path)).metas.robots).toMatch(/noindex/);
});

test('the not-found page has the theme colour at any address', async ({ request }) => {
  for (const path of ['/not-found', '/no-such-page'])
    expect((await readNotFound(request, path)).metas['theme-color']).toBe('#07478e');
});
