import { expect } from '@playwright/test';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';

const { caseStudies, services, ui } = content;
const localizedStudies = caseStudies.flatMap(({ slug }) =>
  inBothLanguages(`/case-studies/${slug}`).map((page) => ({
    ...page,
    study: getEntry(page.content.caseStudies, slug),
  })),
);

test('the list shows image, industry, title, client, challenge and two results of every case study', () => {
  for (const { language, path, content } of inBothLanguages('/case-studies')) {
    const cards = openBuiltPage(path).all('main article');
    expect(cards).toHaveLength(content.caseStudies.length);
    for (const [index, study] of content.caseStudies.entries()) {
      const card = cards[index];
      expect(card?.texts('h2, h3')).toEqual([study.heading]);
      for (const text of [study.industryName, study.client]) expect(card?.text).toContain(text);
      expect(card?.text).toContain(
        `${labelled(language, content.ui.caseStudy.challenge)} ${study.challenge[0]}`,
      );
      expect(card?.texts('li')).toEqual(study.results.slice(0, 2));
      expect(card?.all('img').map(({ name }) => name)).toEqual([study.imageAlt]);
      expect(card?.hrefs()).toEqual([hrefOf(language, 'case-study', study.slug)]);
    }
  }
});

test('a case study has head, sidebar, challenge, solution, results and testimonial, in this order', () => {
  expect(caseStudies).toHaveLength(3);
  for (const { language, path, content, study } of localizedStudies) {
    const words = content.ui.caseStudy;
    const main = openBuiltPage(path).one('main');
    expect(main.texts('h1')).toEqual([study.heading]);
    expect(main.named('img', study.imageAlt)).toBeDefined();
    const order = [
      `${study.client}, ${study.industryName}`,
      study.heading,
      study.timeline,
      words.challenge,
      ...study.challenge,
      words.solution,
      ...study.solution,
      words.results,
      study.testimonial.quote,
      study.testimonial.author,
      study.testimonial.title,
    ];
    let place = 0;
    for (const text of order) {
      place = main.text.indexOf(text, place);
      expect(place, `${path}: ${text}`).toBeGreaterThanOrEqual(0);
    }
    for (const result of study.results) expect(main.named('section', words.results).text).toContain(result);
    const facts = main.named('aside', words.facts);
    expect(facts.text).toContain(study.timeline);
    expect(facts.texts('.tag')).toEqual(study.services.map((slug) => getEntry(content.services, slug).name));
    expect(facts.hrefs()).toEqual([
      `tel:${content.company.phoneDial}`,
      hrefOf(language, 'contact'),
      hrefOf(language, 'services'),
    ]);
    expect(main.named('section', words.others).texts('article a')).toEqual(
      content.caseStudies.filter(({ slug }) => slug !== study.slug).map(({ heading }) => heading),
    );
    const [resource] = content.landing.filter(
      (entry) => entry.kind === 'service-industry' && entry.industry === study.industry,
    );
    expect(main.named('aside', words.resources).hrefs()).toContain(
      hrefOf(language, 'landing', resource?.slug),
    );
    expect(main.named('section', content.ui.callToAction.title)).toBeDefined();
  }
});

test('the filter shows the case studies of a service, names it in the address, and Back undoes a choice', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  const studiesOf = (slug: string) =>
    caseStudies.filter((study) => study.services.some((name) => name === slug));
  const filters = page.getByRole('group', { name: ui.filter.label }).getByRole('button');
  await page.goto('/case-studies');
  await expect(filters).toHaveText([ui.filter.all, ...services.map(({ name }) => name)]);
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
  for (const { slug, name } of services) {
    await filters.filter({ hasText: name }).click();
    await expect(page).toHaveURL(`/case-studies?service=${slug}`);
    await expect(cards.getByRole('heading')).toHaveText(studiesOf(slug).map(({ heading }) => heading));
    const none = page.getByText(fill(ui.filter.none, { service: name }));
    await expect(none).toHaveCount(studiesOf(slug).length === 0 ? 1 : 0);
  }
  await page.goBack();
  await expect(filters.nth(services.length - 1)).toHaveAttribute('aria-pressed', 'true');
  await filters.first().click();
  await expect(page).toHaveURL('/case-studies');
  await expect(cards).toHaveCount(caseStudies.length);

  await test.step('an address with a service is filtered, one with an unknown service shows all', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    const slug = services[0]?.slug ?? '';
    await page.goto(`/case-studies?service=${slug}`);
    await expect(cards).toHaveCount(studiesOf(slug).length);
    await expectNoViolations(page, 'main');
    await page.goto('/case-studies?service=plumbing');
    await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(cards).toHaveCount(caseStudies.length);
  });
});
