import { expect } from '@playwright/test';
import { formatDate } from '@/lib/i18n/format-date';
import { pages } from '@/lib/pages/pages';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';
import { allWidths } from './widths.ts';

const { company, ui } = content;
const legalPaths = ['/privacy-policy', '/terms-of-service', '/accessibility'] as const;

test('legal pages have their title, date and all headings, and no unfilled placeholders', () => {
  for (const { language, path, content } of legalPaths.flatMap(inBothLanguages)) {
    const { privacyPolicy, termsOfService, accessibility } = content;
    const index = legalPaths.findIndex((english) =>
      inBothLanguages(english).some((page) => page.path === path),
    );
    const text = [privacyPolicy, termsOfService, accessibility][index] ?? privacyPolicy;
    const main = openBuiltPage(path).one('main');
    expect(main.all('h1')).toHaveLength(1);
    expect(main.text, path).toContain(formatDate(language, text.lastUpdated));
    for (const { text: added } of text.additions) expect(main.text, path).toContain(added);
    const headings = (text.body.match(/^#{2,3} .*/gm) ?? []).map((line) => line.replace(/^#+ /, ''));
    expect(headings.length).toBeGreaterThan(4);
    expect(main.texts('.prose h2, .prose h3'), path).toEqual(headings);
    expect(main.text, path).toContain(content.company.email);
    expect(main.text, path).not.toMatch(/[{}]/);
  }
  for (const text of [content.privacyPolicy, content.termsOfService])
    expect(text.lastUpdated).toBe('2023-05-01');
  expect(openBuiltPage('/terms-of-service').one('main').text).toContain('Ontario');
});

test('the contents of a legal page lead to its sections, and summaries stand in the margin', async ({
  page,
}) => {
  await page.goto('/terms-of-service#priorities');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(company.landingFigures.response);
  await expect(page.getByRole('heading', { name: 'Priorities' })).toBeInViewport();
  const contents = page.getByRole('navigation', { name: ui.legal.contents });
  await expect(contents.getByRole('link')).toHaveCount(10);
  await contents.getByRole('link').nth(7).click();
  await expect(page.getByRole('heading', { level: 2, name: /governing law/i })).toBeInViewport();

  await page.goto('/privacy-policy');
  const [heading, note, prose] = await Promise.all(
    [
      page.getByRole('heading', { level: 2, name: 'Information we collect' }),
      page.locator('.in-short').filter({ hasText: 'No cookies.' }),
      page.getByText('You can read every page'),
    ].map((part) => part.boundingBox()),
  );
  expect(note?.y).toBeGreaterThan(heading?.y ?? Number.POSITIVE_INFINITY);
  expect(note?.x).toBeGreaterThan((prose?.x ?? 0) + (prose?.width ?? Number.POSITIVE_INFINITY));
});

test('the sitemap lists every page and external site once', () => {
  for (const { language, path, content } of inBothLanguages('/sitemap')) {
    const main = openBuiltPage(path).one('main');
    // The breadcrumbs and the map come first.
    const links = main.hrefs('a').slice(main.hrefs('nav a').length);
    const listed = pages(language).filter(({ listed }) => listed);
    expect(links.filter((link) => link?.startsWith('/')).toSorted()).toEqual(
      listed.map(({ path }) => path).toSorted(),
    );
    const { parentUrl, careersUrl, blogUrl, social } = content.company;
    expect(links.filter((link) => !link?.startsWith('/')).toSorted()).toEqual(
      [parentUrl, careersUrl, blogUrl, ...Object.values(social)].toSorted(),
    );
    const { groups } = content.sitemapPage;
    for (const [title, names] of [
      [groups.byService, content.services.map(({ name }) => name)],
      [groups.byCity, content.cities.map(({ name }) => name)],
      [groups.byIndustry, content.industries.map(({ name }) => name)],
    ] as const)
      expect(main.named('section', title).texts('h3')).toEqual(names);
  }
});

test('the sitemap shows main pages, services, cities, case studies and other sites at every width, without script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const { path, content } of inBothLanguages('/sitemap')) {
    await page.goto(path);
    const { groups } = content.sitemapPage;
    const city = page.getByRole('region', { name: groups.byCity }).locator('li', {
      has: page.getByRole('heading', { name: 'Winnipeg' }),
    });
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await page.getByRole('main').evaluate(
        (main, names) => {
          const links = [...main.querySelectorAll('a')].filter((link) => link.checkVisibility());
          return names.filter((name) => !links.some((link) => link.textContent === name));
        },
        [
          ...content.services.map((service) => service.name),
          ...content.cities.map((entry) => entry.name),
          ...content.caseStudies.map(({ heading }) => heading),
          content.company.parentName,
        ],
      );
      expect(hidden).toEqual([]);
      // The landing pages of a city: in wide windows at once, in narrow ones behind a press.
      await expect(city.locator('details').getByRole('link')).toHaveCount(width < 1024 ? 0 : 10);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await city.locator('summary').click();
    await expect(city.locator('details').getByRole('link')).toHaveCount(10);
  }
  await page.close();
});
