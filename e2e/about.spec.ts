import { expect } from '@playwright/test';
import { hrefOf } from '@/lib/pages/href-of';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/worker-page.ts';

// accessibility.spec.ts looks at the page at every width.

test('the about page has its parts in order, in both languages', () => {
  for (const { language, path, content: words } of inBothLanguages('/about')) {
    const { aboutPage: about, buyerQuestions, company, ui } = words;
    const { services, locations, caseStudies, blog, privacy, terms, sitemap } = about.links;
    const cards = [services, locations, caseStudies, blog, privacy, terms, sitemap];
    const main = openBuiltPage(path).one('main');
    expect(main.texts('h1, h2')).toEqual([
      about.heading,
      about.night.title,
      about.valuesTitle,
      about.rolesTitle,
      buyerQuestions.title,
      about.linksTitle,
      ui.callToAction.title,
    ]);
    for (const paragraph of about.story) expect(main.texts('p')).toContain(paragraph);
    expect(main.texts('.stats dd')).toEqual(about.highlights.map(({ value }) => value));
    expect(main.texts('.stats dt')).toEqual(about.highlights.map(({ title, text }) => title + text));
    const values = main.named('section', about.valuesTitle);
    expect(values.texts('h3')).toEqual(about.values.map(({ title }) => title));
    expect(values.texts('p')).toEqual(about.values.map(({ text }) => text));
    expect(main.named('section', about.rolesTitle).texts('h3')).toEqual(about.roles.map(({ role }) => role));
    const { questions } = buyerQuestions;
    const asked = main.named('section', buyerQuestions.title);
    expect(asked.texts('details summary')).toEqual(questions.map(({ question }) => question));
    expect(asked.texts('details[open] summary')).toEqual([questions[0]?.question]);
    expect(asked.texts('details > p')).toEqual(
      questions.map(({ answer }) => expect.stringContaining(answer)),
    );
    const links = main.named('section', about.linksTitle);
    expect(links.texts('h3')).toEqual(cards.map(({ title }) => title));
    expect(links.texts('p')).toEqual(cards.map(({ text }) => text));
    expect(links.hrefs()).toEqual([
      ...(['services', 'locations', 'case-studies'] as const).map((kind) => hrefOf(language, kind)),
      company.blogUrl,
      ...(['privacy-policy', 'terms-of-service', 'sitemap'] as const).map((kind) => hrefOf(language, kind)),
    ]);
    expect(main.named('section', about.night.title).one('img').name).toBe(about.night.alt);
  }
});

test('the words of the about page are those of the specification', () => {
  const { aboutPage: about, company } = content;
  const story = about.story.join(' ');
  for (const fact of [`division of ${company.parentName}`, 'Toronto', 'Vancouver', 'Halifax'])
    expect(story).toContain(fact);
  expect(about.highlights.map(({ value, title }) => `${value} ${title}`.replaceAll('\u00a0', ' '))).toEqual([
    `Est. 2010 Part of ${company.parentName}`,
    '50+ IT professionals',
    '3 kinds Industry certified',
    '10 cities Nationwide coverage',
  ]);
  expect(about.values.map(({ title }) => title)).toEqual([
    'Client-centred approach',
    'Technical excellence',
    'Reliability and transparency',
  ]);
  expect(about.roles.map(({ role }) => role)).toEqual(['CEO and founder', 'CTO', 'COO']);
  // Five days of office hours; the rest of the week is night.
  const { opens, closes } = company.openingHours;
  const open = 5 * (Number.parseInt(closes, 10) - Number.parseInt(opens, 10));
  const night = about.night.text.replaceAll('\u00a0', ' ');
  expect(night).toContain(`${open} of a week’s 168 hours`);
  expect(night).toContain(`the other ${168 - open}`);
});
