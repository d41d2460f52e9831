import { expect } from '@playwright/test';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';

const { caseStudies, services, ui } = content;
const nameOf = (slug: string) => services.find((service) => service.slug === slug)?.name ?? '';

test('the list shows every case study with industry, client, challenge and two results', () => {
  const cards = openBuiltPage('/case-studies').all('main article');
  expect(caseStudies).toHaveLength(3);
  expect(cards).toHaveLength(3);
  for (const [index, study] of caseStudies.entries()) {
    const card = cards[index];
    expect(card?.texts('h2, h3')).toEqual([study.heading]);
    expect(card?.text).toContain(study.industryName);
    expect(card?.text).toContain(study.client);
    expect(card?.text).toContain(`${ui.caseStudy.challenge}: ${study.challenge[0]?.slice(0, 60)}`);
    expect(card?.texts('li')).toEqual(study.results.slice(0, 2));
    expect(card?.all('img').map(({ name }) => name)).toEqual([study.imageAlt]);
    expect(card?.hrefs()).toEqual([`/case-studies/${study.slug}`]);
  }
});

for (const study of caseStudies) {
  test.describe(`the page of ${study.client}`, () => {
    test('has challenge, solution, results and a testimonial', () => {
      const main = openBuiltPage(`/case-studies/${study.slug}`).one('main');
      expect(main.texts('h1')).toEqual([study.heading]);
      expect(main.text).toContain(`${study.client}, ${study.industryName}`);
      expect(main.named('img', study.imageAlt)).toBeDefined();
      const { challenge, solution, results } = ui.caseStudy;
      expect(main.texts('h2').slice(0, 3)).toEqual([challenge, solution, results]);
      for (const text of [...study.challenge, ...study.solution, ...study.results])
        expect(main.text).toContain(text);
      expect(main.one('blockquote').text).toContain(study.testimonial.quote);
      expect(main.one('blockquote').text).toContain(study.testimonial.author);
    });

    test('has an aside with the timeline, service badges and two links', () => {
      const page = openBuiltPage(`/case-studies/${study.slug}`);
      const facts = page.named('aside', ui.caseStudy.facts);
      expect(facts.text).toContain(study.timeline);
      expect(facts.texts('.tag')).toEqual(study.services.map(nameOf));
      expect(facts.named('a', 'Contact Us').attribute('href')).toBe('/contact');
      expect(facts.named('a', 'Explore Services').attribute('href')).toBe('/services');
      const [first] = page.named('aside', ui.caseStudy.resources).hrefs('ul a');
      expect(first).toMatch(new RegExp(`^/seo/[a-z-]+-${study.industry}$`));
    });

    test('links to the other case studies and has a call to action', () => {
      const page = openBuiltPage(`/case-studies/${study.slug}`);
      expect(page.named('section', ui.caseStudy.others).texts('article a')).toEqual(
        caseStudies.filter(({ slug }) => slug !== study.slug).map(({ heading }) => heading),
      );
      expect(page.named('section', ui.callToAction.title)).toBeDefined();
    });

    test('shows facts, story, testimonial and resources in this order on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/case-studies/${study.slug}`);
      const tops: number[] = [];
      for (const part of [
        page.getByRole('complementary', { name: ui.caseStudy.facts }),
        page.getByRole('heading', { name: ui.caseStudy.challenge }),
        page.getByRole('blockquote'),
        page.getByRole('complementary', { name: ui.caseStudy.resources }),
      ])
        tops.push((await part.boundingBox())?.y ?? Number.NaN);
      expect(tops).not.toContain(Number.NaN);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(page.getByRole('img', { name: study.imageAlt })).toBeVisible();
      await expect(page.getByRole('region', { name: ui.callToAction.title })).toBeVisible();
      // The story starts within the first one and a half screens.
      expect(tops[1]).toBeLessThan(1250);
    });
  });
}
