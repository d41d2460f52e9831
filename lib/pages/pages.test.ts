import fs from 'node:fs';
import { contactPaths } from '../contact/contact-paths.ts';
import { contentIn } from '../content/content-in.ts';
import { languages } from '../i18n/languages.ts';
import { landingPairs } from '../landing/landing-pairs.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { getPage } from './find-page.ts';
import { hrefOf } from './href-of.ts';
import type { PageKind } from './page.ts';
import { pages } from './pages.ts';

// What the built pages show of the table: e2e/built-pages.spec.ts.
const all = languages.flatMap((language) => pages(language));

test('contains every page of the site', () => {
  const { services, cities, caseStudies, landing } = contentIn('en');
  const counts = Object.entries(Object.groupBy(pages('en'), ({ kind }) => kind)).map(([kind, rows]) => [
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
  for (const { slug } of pairs) expect(hrefOf('en', 'landing', slug)).toBe(`/seo/${slug}`);
  expect(pairs).not.toEqual([]);
});

test('every page has a path of lower-case words, a title with the brand and an existing content file', () => {
  for (const { path, title, file } of all) {
    expect(path).toMatch(/^(?:\/|(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)$/);
    expect(title).toMatch(/\S \| Tamarack (?:IT|TI)$/);
    expect([file, fs.existsSync(`content/${file}`)]).toEqual([file, true]);
  }
});

test.each<[PageKind, string, string]>([
  ['home', '', '/fr'],
  ['about', '', '/fr/a-propos'],
  ['not-found', '', '/fr/introuvable'],
  ['service', 'managed-it-services', '/fr/services/services-ti-geres'],
  ['city', 'quebec-city', '/fr/villes/quebec'],
  ['case-study', 'legal-firm-compliance', '/fr/etudes-de-cas/conformite-cabinet-d-avocats'],
  ['landing', 'managed-it-services-montreal', '/fr/solutions/services-ti-geres-montreal'],
  ['landing', 'quebec-city-legal', '/fr/solutions/quebec-juridique'],
  ['landing', 'cybersecurity-compliance-nonprofit', '/fr/solutions/cybersecurite-conformite-osbl'],
])('in French, the %s page %s is at %s', (kind, slug, path) => {
  expect(hrefOf('fr', kind, slug)).toBe(path);
});

test('a page that does not exist has no address', () => {
  expect(() => hrefOf('en', 'city', 'gatineau')).toThrow('The page table has no city page "gatineau" in en');
});

test.each<[PageKind, string, string]>([
  ['home', '', '/'],
  ['service', 'cloud-solutions', '/ /services /services/cloud-solutions'],
  [
    'landing',
    'cloud-solutions-quebec-city',
    '/ /services /services/cloud-solutions /seo/cloud-solutions-quebec-city',
  ],
  ['landing', 'quebec-city-real-estate', '/ /locations /locations/quebec-city /seo/quebec-city-real-estate'],
])('the breadcrumbs of the %s page %s are %s', (kind, slug, paths) => {
  expect(breadcrumbsOf(getPage('en', kind, slug)).map(({ path }) => path)).toEqual(paths.split(' '));
});

test.each(languages)('the contact service has the paths of the page table in %s', (language) => {
  const { form, sent } = contactPaths[language];
  expect([form, sent]).toEqual([hrefOf(language, 'contact'), hrefOf(language, 'contact-sent')]);
});
