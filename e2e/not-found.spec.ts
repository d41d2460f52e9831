import { expect } from '@playwright/test';
import { hrefOf } from '@/lib/pages/href-of';
import { unknownRules } from '../lib/pages/redirects.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';
import { readPage } from './support/read-built-page.ts';
import { visible } from './support/visible.ts';
import { atEachWidth } from './widths.ts';

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

  test(`the not-found page explains the error and leads on, at every width, in ${language}`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.locator('main');
    const { services, locations, caseStudies } = notFoundPage.cards;
    const cards = [services, locations, caseStudies];
    await atEachWidth(page, async (width) => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading);
      await expect(visible(main.getByText(notFoundPage.lead))).toHaveCount(1);
      await expect(visible(main.locator('a.btn'))).toHaveText([ui.actions.home, ui.actions.contactSupport]);
      await expect(visible(main.locator('.link-card h2'))).toHaveText(cards.map(({ title }) => title));
      await expect(visible(main.locator('.link-card p'))).toHaveText(cards.map(({ text }) => text));
      await expect(visible(main.locator('.ruled a'))).toHaveText(Object.values(notFoundPage.popular));
      await expect(main.getByRole('heading', { name: notFoundPage.popularTitle })).toBeVisible();
      expect(await page.evaluate(findOverflow)).toEqual([]);
      // The map stands beside the text, or below the buttons.
      const top = async (selector: string) => (await main.locator(selector).first().boundingBox())?.y;
      if (width < 768) expect(await top('a.btn')).toBeLessThan((await top('img')) ?? 0);
    });
    const hrefs = main.locator(':is(.btn[href], .link-card a, .ruled a)');
    expect(await hrefs.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
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

test('an unknown service, city or case study leads to the not-found page', async ({ request, baseURL }) => {
  expect(unknownRules().length).toBeGreaterThan(5);
  for (const { under, to } of unknownRules()) {
    const response = await request.get(`${under}nothing`);
    expect(response.status()).toBe(404);
    expect(response.url()).toBe(`${baseURL}${to}`);
  }
});
