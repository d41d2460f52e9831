import { expect } from '@playwright/test';
import { pages } from '@/lib/pages/pages';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';

const { company, ui, contactPage, privacyPolicy, termsOfService, navigation } = content;

test('the contact page consists of a heading and the contact section', () => {
  const page = openBuiltPage('/contact');
  expect(page.texts('h1')).toEqual([contactPage.heading]);
  const contact = page.one('main section');
  expect(contact.attribute('id')).toBe('contact');
  for (const line of [company.address.street, company.office.postalCode])
    expect(contact.one('address').plain).toContain(line);
  // Once above the form, once below the address.
  const phones = contact.all('a').filter(({ name }) => name === company.phone);
  expect(phones.map((link) => link.attribute('href'))).toEqual(Array(2).fill(`tel:${company.phoneDial}`));
  expect(contact.named('a', company.email).attribute('href')).toBe(`mailto:${company.email}`);
});

test('the map on the contact page has a legend for its pin', () => {
  const legend = openBuiltPage('/contact')
    .texts('#contact li')
    .filter((text) => text.includes(company.brand));
  expect(legend).toEqual([`${company.brand}, ${company.address.street}`]);
});

test('the contact section links to four pages and three other sites', () => {
  const links = openBuiltPage('/contact').all('#contact a');
  const hrefsOf = (name: string) =>
    links.filter(({ text }) => text.includes(name)).map((link) => link.attribute('href'));
  expect(hrefsOf('Our Services')).toEqual(['/services']);
  expect(hrefsOf('Service Areas')).toEqual(['/locations']);
  expect(hrefsOf('Success Stories')).toEqual(['/case-studies']);
  expect(hrefsOf('Free Security Check')).toEqual(['/#cybersecurity-check']);
  expect(hrefsOf('LinkedIn')).toEqual([company.social.linkedin]);
  expect(hrefsOf('Website')).toEqual([company.parentUrl]);
  expect(hrefsOf('Facebook')).toEqual([company.social.facebook]);
});

test('the contact form has seven fields, three of them required, and four service options', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact form');
  await expect(page.locator('#contact')).toContainText('Send Us a Message');
  await form.locator('summary').click();
  const labels = await form.locator('label:visible').allInnerTexts();
  const texts = labels.map((label) => label.replaceAll(/\s+/g, ' ').trim());
  expect(texts.map((label) => label.replace(/ \(optional\)| ?\*/, ''))).toEqual([
    'First name',
    'Last name',
    'Email',
    'Message',
    'Phone',
    'Company',
    'Service',
  ]);
  expect(texts.slice(0, 3)).toEqual(['First name*', 'Last name*', 'Email*']);
  await expect(form.locator('option[value]:not([value=""])')).toHaveText([
    'Managed IT Services',
    'Cybersecurity Compliance',
    'AI Applications',
    'Other',
  ]);
});

test('the privacy policy has all its headings and the date of its last change', () => {
  const page = openBuiltPage('/privacy-policy');
  expect(page.texts('h1')).toEqual(['Privacy Policy']);
  expect(page.one('main').plain).toContain('May 1, 2023');
  const headings = (privacyPolicy.body.match(/^#{2,3} .*/gm) ?? []).map((line) => line.replace(/^#+ /, ''));
  expect(headings.length).toBeGreaterThan(9);
  expect(page.texts('.prose h2, .prose h3')).toEqual(headings);
});

test('the terms of service have ten sections and name the law of Ontario', () => {
  const page = openBuiltPage('/terms-of-service');
  expect(page.texts('h1')).toEqual(['Terms of Service']);
  const text = page.one('main').plain;
  expect(text).toContain('May 1, 2023');
  expect(text).toContain('Ontario');
  expect(termsOfService.body.match(/^## .*/gm)).toHaveLength(10);
  expect(page.all('.prose h2')).toHaveLength(10);
});

test('the accessibility page explains how to report a barrier and lists known issues', () => {
  const page = openBuiltPage('/accessibility');
  expect(page.texts('.prose h2')).toEqual([
    'Our policy',
    'Our plan',
    'Tell us of a barrier',
    'What we do then',
    'What does not work yet',
  ]);
  expect(page.one('main').text).toContain(company.email);
});

test('the terms of service list four priorities with response times', async ({ page }) => {
  await page.goto('/terms-of-service#priorities');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(company.landingFigures.response);
  await expect(page.getByRole('heading', { name: 'Priorities' })).toBeInViewport();
});

test('legal texts have no unfilled placeholders', () => {
  for (const path of ['/privacy-policy', '/terms-of-service', '/accessibility']) {
    const { text } = openBuiltPage(path).one('main');
    expect(text, path).toContain(company.email);
    expect(text, path).not.toMatch(/[{}]/);
  }
});

test('the table of contents of a legal page leads to its sections', async ({ page }) => {
  await page.goto('/terms-of-service');
  const contents = page.getByRole('navigation', { name: ui.legal.contents });
  await expect(contents.getByRole('link')).toHaveCount(10);
  await contents.getByRole('link').nth(7).click();
  await expect(page.getByRole('heading', { level: 2, name: /governing law/i })).toBeInViewport();
});

test('the sitemap lists every page and external site once', () => {
  const main = openBuiltPage('/sitemap').one('main');
  const inNavigation = main.hrefs('nav a').length;
  // The breadcrumbs come first.
  const links = main.hrefs('a').slice(inNavigation);
  const listed = pages('en').filter(({ listed }) => listed);
  expect(links.filter((link) => link?.startsWith('/')).toSorted()).toEqual(
    listed.map(({ path }) => path).toSorted(),
  );
  const external = [company.parentUrl, company.careersUrl, company.blogUrl, ...Object.values(company.social)];
  expect(links.filter((link) => !link?.startsWith('/')).toSorted()).toEqual(external.toSorted());
  expect(navigation.social).toHaveLength(3);
});

test('a legal page has section summaries in the margin', async ({ page }) => {
  await page.goto('/privacy-policy');
  const section = page.getByRole('heading', { level: 2, name: 'Information we collect' });
  const inShort = page.locator('.in-short').filter({ hasText: 'No cookies.' });
  await expect(inShort).toBeVisible();
  const text = page.getByText('You can read every page');
  const [heading, note, prose] = await Promise.all(
    [section, inShort, text].map((part) => part.boundingBox()),
  );
  expect(note?.y).toBeGreaterThan(heading?.y ?? Number.POSITIVE_INFINITY);
  expect(note?.x).toBeGreaterThan((prose?.x ?? 0) + (prose?.width ?? Number.POSITIVE_INFINITY));
});

test('the sitemap shows all links on a desktop without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  await page.goto('/sitemap');
  const { groups } = content.sitemapPage;
  const winnipeg = page.getByRole('region', { name: groups.byCity }).locator('li', {
    has: page.getByRole('heading', { name: 'Winnipeg' }),
  });
  await expect(winnipeg.locator('details').getByRole('link')).toHaveCount(10);
  await expect(winnipeg.getByRole('link', { name: 'Winnipeg', exact: true })).toHaveAttribute(
    'href',
    '/locations/winnipeg',
  );
  await page.close();
});

test('the sitemap folds landing pages into groups on a phone, and unfolds them without script', async ({
  browser,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/sitemap');
  const { groups } = content.sitemapPage;
  for (const [title, names] of [
    [groups.byService, content.services.map(({ name }) => name)],
    [groups.byCity, content.cities.map(({ name }) => name)],
    [groups.byIndustry, content.industries.map(({ name }) => name)],
  ] as const) {
    const region = page.getByRole('region', { name: title });
    const headings = await region.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(headings.toSorted()).toEqual([...names].toSorted());
    await expect(region.locator('details').getByRole('link')).toHaveCount(0);
  }
  const winnipeg = page.getByRole('region', { name: groups.byCity }).locator('li', {
    has: page.getByRole('heading', { name: 'Winnipeg' }),
  });
  await winnipeg.locator('summary').click();
  await expect(winnipeg.locator('details').getByRole('link')).toHaveCount(10);
  await page.close();
});

test('the sitemap is at most 6,000 pixels tall on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(2000);
  expect(height).toBeLessThanOrEqual(6000);
});
