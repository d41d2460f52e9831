import { expect, test } from '@playwright/test';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';

const { aboutPage, company } = content;

test('the about page has the story, four highlights, three values and three roles', () => {
  const main = openBuiltPage('/about').one('main');
  expect(main.texts('h1')).toEqual([aboutPage.heading]);
  expect(main.text).toContain(`division of ${company.parentName}`);
  expect(main.text).toContain('Vancouver to Halifax');
  expect(main.texts('.stats dd')).toEqual(['Est. 2010', '50+', '3', '10 cities']);
  expect(main.named('section', aboutPage.valuesTitle).texts('h3')).toEqual([
    'Client-centred approach',
    'Technical excellence',
    'Reliability and transparency',
  ]);
  const roles = main.named('section', aboutPage.rolesTitle);
  expect(roles.texts('h3')).toEqual(['CEO and founder', 'CTO', 'COO']);
});

test('the about page shows how many hours of the week are outside office hours', () => {
  const night = openBuiltPage('/about').named('section', aboutPage.night.title);
  expect(night.all('img').map(({ name }) => name)).toEqual([aboutPage.night.alt]);
  const { opens, closes } = company.openingHours;
  const open = 5 * (Number.parseInt(closes, 10) - Number.parseInt(opens, 10));
  const text = night.plain;
  expect(text).toContain(`${open} of a week’s 168 hours`);
  expect(text).toContain(`the other ${168 - open}`);
});

test('the about page has seven links to other pages and sites', () => {
  expect(openBuiltPage('/about').named('nav', aboutPage.linksTitle).hrefs()).toEqual([
    '/services',
    '/locations',
    '/case-studies',
    company.blogUrl,
    '/privacy-policy',
    '/terms-of-service',
    '/sitemap',
  ]);
});
