import { expect } from '@playwright/test';
import { pages } from '@/lib/pages/pages';
import { content } from './content.ts';
import { test } from './support/shared-page.ts';

const { aboutPage, company, ui, contactPage, privacyPolicy, termsOfService, navigation } = content;

test('the about page tells the story, four highlights, three values and three roles', async ({ page }) => {
  await page.goto('/about');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.heading);
  await expect(main).toContainText(`division of ${company.parentName}`);
  await expect(main).toContainText('Vancouver to Halifax');
  await expect(main.locator('.stats dd')).toHaveText(['Est. 2010', '50+', '3', '10 cities']);
  const values = page.getByRole('region', { name: aboutPage.valuesTitle });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Client-centred approach',
    'Technical excellence',
    'Reliability and transparency',
  ]);
  const roles = page.getByRole('region', { name: aboutPage.rolesTitle });
  await expect(roles.getByRole('heading', { level: 3 })).toHaveText(['CEO and founder', 'CTO', 'COO']);
});

test('the about page shows a night in ten cities, and the hours that nobody else is at work', async ({
  page,
}) => {
  await page.goto('/about');
  const night = page.getByRole('region', { name: aboutPage.night.title });
  await expect(night.getByRole('img')).toHaveAccessibleName(aboutPage.night.alt);
  const open =
    5 * (Number.parseInt(company.openingHours.closes, 10) - Number.parseInt(company.openingHours.opens, 10));
  await expect(night).toContainText(`${open} of a week’s 168 hours`);
  await expect(night).toContainText(`the other ${168 - open}`);
});

test('the about page leads to seven other places', async ({ page }) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: aboutPage.linksTitle }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/services',
    '/locations',
    '/case-studies',
    company.blogUrl,
    '/privacy-policy',
    '/terms-of-service',
    '/sitemap',
  ]);
});

test('the contact page shows a header and the contact section, nothing else', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading);
  await expect(page.locator('main section')).toHaveCount(1);
  const contact = page.locator('main section');
  await expect(contact).toHaveAttribute('id', 'contact');
  for (const line of [company.address.street, company.office.postalCode])
    await expect(contact.locator('address')).toContainText(line);
  await expect(contact.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phoneDial}`,
  );
  await expect(contact.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
});

test('the map of the contact page says what its mark is', async ({ page }) => {
  await page.goto('/contact');
  const legend = page.locator('#contact').getByRole('listitem').filter({ hasText: company.brand });
  await expect(legend).toHaveText(`${company.brand}, ${company.address.street}`);
});

test('the contact section leads on to four pages and three other sites', async ({ page }) => {
  await page.goto('/contact');
  const contact = page.locator('#contact');
  const hrefOf = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf('Our Services')).toBe('/services');
  expect(await hrefOf('Service Areas')).toBe('/locations');
  expect(await hrefOf('Success Stories')).toBe('/case-studies');
  expect(await hrefOf('Free Security Check')).toBe('/#cybersecurity-check');
  expect(await hrefOf('LinkedIn')).toBe(company.social.linkedin);
  expect(await hrefOf('Website')).toBe(company.parentUrl);
  expect(await hrefOf('Facebook')).toBe(company.social.facebook);
});

test('the message form asks for seven things, three of them required, and offers four services', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact form');
  await expect(page.locator('#contact')).toContainText('Send Us a Message');
  await form.locator('summary').click();
  const labels = await form.locator('label:visible').allInnerTexts();
  const plain = labels.map((label) => label.replaceAll(/\s+/g, ' ').trim());
  expect(plain.map((label) => label.replace(/ \(optional\)| ?\*/, ''))).toEqual([
    'First name',
    'Last name',
    'Email',
    'Message',
    'Phone',
    'Company',
    'Service',
  ]);
  expect(plain.slice(0, 3)).toEqual(['First name*', 'Last name*', 'Email*']);
  await expect(form.locator('option[value]:not([value=""])')).toHaveText([
    'Managed IT Services',
    'Cybersecurity Compliance',
    'AI Applications',
    'Other',
  ]);
});

test('the privacy policy has its parts and the date of its last change', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.locator('main')).toContainText('May 1, 2023');
  const headings = (privacyPolicy.body.match(/^#{2,3} .*/gm) ?? []).map((line) => line.replace(/^#+ /, ''));
  expect(headings.length).toBeGreaterThan(9);
  await expect(page.locator('.prose').getByRole('heading')).toHaveText(headings);
});

test('the terms have ten sections and Ontario’s law', async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page.locator('main')).toContainText('May 1, 2023');
  await expect(page.locator('main')).toContainText('Ontario');
  const sections = termsOfService.body.match(/^## .*/gm) ?? [];
  expect(sections).toHaveLength(10);
  await expect(page.locator('.prose').getByRole('heading', { level: 2 })).toHaveCount(10);
});

test('the accessibility page says how to report a barrier and what does not work yet', async ({ page }) => {
  await page.goto('/accessibility');
  const headings = page.locator('.prose').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Our policy',
    'Our plan',
    'Tell us of a barrier',
    'What we do then',
    'What does not work yet',
  ]);
  await expect(page.locator('.prose')).toContainText(company.email);
});

test('the terms name four priorities with their times', async ({ page }) => {
  await page.goto('/terms-of-service#priorities');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(company.landingFigures.response);
  await expect(page.getByRole('heading', { name: 'Priorities' })).toBeInViewport();
});

test('legal texts have no gap left to be filled in', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-of-service', '/accessibility']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(company.email);
    expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
  }
});

test('the contents list of a legal page leads to its parts', async ({ page }) => {
  await page.goto('/terms-of-service');
  const contents = page.getByRole('navigation', { name: ui.legal.contents });
  await expect(contents.getByRole('link')).toHaveCount(10);
  await contents.getByRole('link').nth(7).click();
  await expect(page.getByRole('heading', { level: 2, name: /governing law/i })).toBeInViewport();
});

test('the sitemap lists every page and the other sites, once each', async ({ page }) => {
  await page.goto('/sitemap');
  // All are in the page, folded or not.
  const links = await page
    .locator('main a:not(nav a)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const own = pages('en').filter(({ listed }) => listed);
  expect(links.filter((link) => link?.startsWith('/')).toSorted()).toEqual(
    own.map(({ path }) => path).toSorted(),
  );
  const others = [company.parentUrl, company.careersUrl, company.blogUrl, ...Object.values(company.social)];
  expect(links.filter((link) => !link?.startsWith('/')).toSorted()).toEqual(others.toSorted());
  expect(navigation.social).toHaveLength(3);
});

test('a legal page says in the margin what each section says, and the section decides', async ({ page }) => {
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

test('the sitemap shows every page in a wide window, without script', async ({ browser }) => {
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

test('the sitemap folds the landing pages by service, city and industry on a phone, and opens without script', async ({
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
