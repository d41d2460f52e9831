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

test('contains every page of the site', () => {
  const { services, cities, caseStudies, landing } = contentIn('en');
  const counts = Object.entries(Object.groupBy(table, ({ kind }) => kind)).map(([kind, rows]) => [
    kind,
    rows?.length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    home: 1,
    services: 1,
    service: services.length,
    locations: 1,
    city: cities.length,
    'case-studies': 1,
    'case-study': caseStudies.length,
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
    landing: landing.length,
  });
});

test('has a landing page for every pair', () => {
  const { services, cities, industries } = contentIn('en');
  const pairs = landingPairs({
    services: services.map(({ slug }) => slug),
    cities: cities.map(({ slug }) => slug),
    industries,
  });
  for (const { slug } of pairs) expect(findPage('en', 'landing', slug)?.path).toBe(`/seo/${slug}`);
  expect(pairs).not.toEqual([]);
});

test.each(['path', 'title', 'description', 'shareImage'] as const)('every page has a unique %s', (field) => {
  expect(repeated(table.map((page) => page[field]))).toEqual([]);
});

test('paths have no trailing slash', () => {
  for (const { path } of table) expect(path).toMatch(/^\/$|^(?:\/[a-z0-9-]+)+$/);
});

test('titles end with the brand and have at most 60 characters', () => {
  for (const { title } of table) {
    expect(title).toMatch(/\S \| Tamarack IT$/);
    expect(title.length).toBeLessThanOrEqual(60);
  }
});

test('every page has an existing content file', () => {
  for (const { file } of table) expect(fs.existsSync(`content/${file}`)).toBe(true);
});

test('breadcrumbs lead from the home page to each page', () => {
  for (const page of table) {
    const crumbs = breadcrumbsOf(page);
    expect(crumbs.at(0)?.path).toBe('/');
    expect(crumbs.at(-1)).toBe(page);
  }
});

test('only utility pages are unlisted', () => {
  const unlisted = table.filter(({ listed }) => !listed).map(({ path }) => path);
  expect(unlisted).toEqual(['/contact/sent', '/search', '/not-found', '/unavailable']);
});

test.each(languages)('the contact service has the paths of the page table in %s', (language) => {
  const { form, sent } = contactPaths[language];
  expect([form, sent]).toEqual([hrefOf(language, 'contact'), hrefOf(language, 'contact-sent')]);
});
