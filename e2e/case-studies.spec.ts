import { expect } from '@playwright/test';
import { content } from './content.ts';
import { openOnce, test } from './support/shared-page.ts';

const { caseStudies, services, ui } = content;
const nameOf = (slug: string) => services.find((service) => service.slug === slug)?.name ?? '';

test('the list shows each case study with industry, client, challenge and two results', async ({ page }) => {
  await page.goto('/case-studies');
  const cards = page.locator('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, study] of caseStudies.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(study.heading);
    await expect(card).toContainText(study.industryName);
    await expect(card).toContainText(study.client);
    await expect(card).toContainText(`${ui.caseStudy.challenge}: ${study.challenge[0]?.slice(0, 60)}`);
    await expect(card.getByRole('listitem')).toHaveText(study.results.slice(0, 2));
    await expect(card.getByRole('img')).toHaveAccessibleName(study.imageAlt);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/case-studies/${study.slug}`);
  }
});

for (const study of caseStudies) {
  test.describe(`the page of ${study.client}`, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeEach(({ page }) => openOnce(page, `/case-studies/${study.slug}`));

    test('tells the whole story', async ({ page }) => {
      const main = page.locator('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.heading);
      await expect(main).toContainText(`${study.client}, ${study.industryName}`);
      await expect(page.getByRole('img', { name: study.imageAlt })).toBeVisible();
      const { challenge, solution, results } = ui.caseStudy;
      const titles = (await main.getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 3);
      expect(titles).toEqual([challenge, solution, results]);
      for (const text of [...study.challenge, ...study.solution, ...study.results])
        await expect(main).toContainText(text);
      await expect(page.getByRole('blockquote')).toContainText(study.testimonial.quote);
      await expect(page.getByRole('blockquote')).toContainText(study.testimonial.author);
    });

    test('has a sheet with the timeline, the services as badges and two ways on', async ({ page }) => {
      const facts = page.getByRole('complementary', { name: ui.caseStudy.client });
      await expect(facts).toContainText(study.timeline);
      await expect(facts.locator('.tag')).toHaveText(study.services.map(nameOf));
      await expect(facts.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
      await expect(facts.getByRole('link', { name: 'Explore Services' })).toHaveAttribute(
        'href',
        '/services',
      );
      const aside = page.getByRole('complementary', { name: ui.caseStudy.resources });
      const resources = aside.locator('ul').getByRole('link');
      await expect(resources.first()).toHaveAttribute('href', new RegExp(`^/seo/[a-z-]+-${study.industry}$`));
    });

    test('on a phone the story comes before what the client says and where to go on', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const tops: number[] = [];
      for (const part of [
        page.getByRole('complementary', { name: ui.caseStudy.client }),
        page.getByRole('heading', { name: ui.caseStudy.challenge }),
        page.getByRole('blockquote'),
        page.getByRole('complementary', { name: ui.caseStudy.resources }),
      ])
        tops.push((await part.boundingBox())?.y ?? Number.NaN);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      // Less than two screens from the top of the page.
      expect(tops[1]).toBeLessThan(1250);
    });

    test('leads to the others and to a call', async ({ page }) => {
      const others = page.getByRole('region', { name: ui.caseStudy.others });
      await expect(others.getByRole('article').getByRole('link')).toHaveText(
        caseStudies.filter(({ slug }) => slug !== study.slug).map(({ heading }) => heading),
      );
      await expect(page.getByRole('region', { name: ui.callToAction.title })).toBeVisible();
    });
  });
}
