import fs from 'node:fs';
import { contactPaths } from '../contact/contact-paths.ts';
import { contentIn } from '../content/content-in.ts';
import { languages } from '../i18n/languages.ts';
import { landingPairs } from '../landing/landing-pairs.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { findPage } from './find-page.ts';
import { hrefOf } from './href-of.ts';
import { pages } from './pages.ts';

const table = pages('en');
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) < index);

test('holds every page of the site', () => {
  const counts = Object.entries(Object.groupBy(table, ({ kind }) => kind)).map(([kind, rows]) => [
    kind,
    rows?.length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    home: 1,
    services: 1,
    service: 5,
    locations: 1,
    city: 10,
    'case-studies': 1,
    'case-study': 3,
    about: 1,
    contact: 1,
    'contact-sent': 1,
    search: 1,
    'privacy-policy': 1,
    'terms-of-service': 1,
    accessibility: 1,
    sitemap: 1,
    'not-found': 1,
    unavailable: 1,
    landing: 201,
  });
});

test('has a page for every landing pair, at the pair’s address', () => {
  const { services, cities, industries } = contentIn('en');
  const pairs = landingPairs({
    services: services.map(({ slug }) => slug),
    cities: cities.map(({ slug }) => slug),
    industries,
  });
  for (const { slug } of pairs) expect(findPage('en', 'landing', slug)?.path).toBe(`/seo/${slug}`);
  expect(pairs).toHaveLength(201);
});

test.each(['path', 'title', 'description', 'shareImage'] as const)(
  'gives no two pages the same %s',
  (field) => {
    expect(repeated(table.map((page) => page[field]))).toEqual([]);
  },
);

test('writes paths without a trailing slash', () => {
  for (const { path } of table) expect(path).toMatch(/^\/$|^(?:\/[a-z0-9-]+)+$/);
});

test('ends each title with the brand, within 60 characters', () => {
  for (const { title } of table) {
    expect(title).toMatch(/\S \| Tamarack IT$/);
    expect(title.length).toBeLessThanOrEqual(60);
  }
});

test('says of each page from which file its words come', () => {
  for (const { file } of table) expect(fs.existsSync(`content/${file}`)).toBe(true);
});

test('leads from the home page down to each page', () => {
  for (const page of table) {
    const crumbs = breadcrumbsOf(page);
    expect(crumbs.at(0)?.path).toBe('/');
    expect(crumbs.at(-1)).toBe(page);
  }
});

test('keeps out of the sitemaps what is no page of its own', () => {
  const unlisted = table.filter(({ listed }) => !listed).map(({ path }) => path);
  expect(unlisted).toEqual(['/contact/sent', '/search', '/not-found', '/unavailable']);
});

test.each(languages)('the server finds the form and the page after it where they are in %s', (language) => {
  const { form, sent } = contactPaths[language];
  expect([form, sent]).toEqual([hrefOf(language, 'contact'), hrefOf(language, 'contact-sent')]);
});
