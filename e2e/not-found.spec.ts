import { expect } from '@playwright/test';
import { hrefOf } from '@/lib/pages/href-of';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { readPage } from './support/read-built-page.ts';
import { test } from './support/shared-page.ts';
import { allWidths } from './widths.ts';

test('the words of the not-found page are those of the specification', () => {
  const { notFoundPage: words, ui } = content;
  expect(words.heading).toBe('404 - Page Not Found');
  expect(words.lead).toBe('Oops! The page you’re looking for doesn’t exist or may have been moved.');
  expect([ui.actions.home, ui.actions.contactSupport]).toEqual(['Go to Homepage', 'Contact Support']);
  expect(words.popularTitle).toBe('Popular Pages');
  expect(Object.values(words.popular)).toEqual([
    'Toronto IT Services',
    'Healthcare Security',
    'Vancouver IT Services',
    'About Us',
  ]);
});

const unknown = {
  en: ['/not-found', '/no-such-page', '/seo/cloud-solutions-gatineau', '/about/nobody'],
  fr: ['/fr/introuvable', '/fr/rien', '/fr/solutions/infonuagique-gatineau', '/fr/contact/rien'],
};

for (const { language, path, content: words } of inBothLanguages('/not-found')) {
  const { notFoundPage, ui } = words;

  test(`unknown addresses show the not-found page with status 404 and noindex, in ${language}`, async ({
    request,
  }) => {
    for (const address of unknown[language]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(404);
      const built = readPage(address, await response.text());
      expect(built.language).toBe(language === 'en' ? 'en-CA' : 'fr-CA');
      const titles = built.headings.filter(({ level }) => level === 1).map(({ text }) => text);
      expect(titles, address).toEqual([notFoundPage.heading]);
      expect(built.metas.robots, address).toMatch(/noindex/);
      expect(built.metas['theme-color'], address).toBe('#07478e');
    }
  });

  test(`the not-found page explains the error and leads on, in ${language}`, () => {
    const main = openBuiltPage(path).one('main');
    const { services, locations, caseStudies } = notFoundPage.cards;
    const cards = [services, locations, caseStudies];
    expect(main.texts('h1')).toEqual([notFoundPage.heading]);
    expect(main.texts('p')).toContain(notFoundPage.lead);
    expect(main.texts('a.btn')).toEqual([ui.actions.home, ui.actions.contactSupport]);
    expect(main.texts('.link-card h2')).toEqual(cards.map(({ title }) => title));
    expect(main.texts('.link-card p')).toEqual(cards.map(({ text }) => text));
    expect(main.texts('.ruled a')).toEqual(Object.values(notFoundPage.popular));
    expect(main.texts('h2')).toContain(notFoundPage.popularTitle);
    expect(main.hrefs(':is(.btn[href], .link-card a, .ruled a)')).toEqual([
      hrefOf(language, 'home'),
      hrefOf(language, 'contact'),
      hrefOf(language, 'services'),
      hrefOf(language, 'locations'),
      hrefOf(language, 'case-studies'),
      hrefOf(language, 'city', 'toronto'),
      hrefOf(language, 'landing', 'cybersecurity-compliance-healthcare'),
      hrefOf(language, 'city', 'vancouver'),
      hrefOf(language, 'about'),
    ]);
  });
}

test('on a phone the map stands below the buttons of the not-found page', async ({ page }) => {
  await page.goto('/not-found');
  for (const width of allWidths.filter((one) => one < 768)) {
    await page.setViewportSize({ width, height: 900 });
    const top = async (selector: string) =>
      (await page.locator(`main ${selector}`).first().boundingBox())?.y ?? Number.NaN;
    expect(await top('a.btn')).toBeLessThan(await top('img'));
  }
});
