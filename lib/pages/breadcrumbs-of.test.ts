import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { getPage } from './find-page.ts';
import type { PageKind } from './page.ts';

const pathsTo = (kind: PageKind, slug?: string) =>
  breadcrumbsOf(getPage('en', kind, slug)).map(({ path }) => path);

test('the home page is the only breadcrumb of itself', () => {
  expect(pathsTo('home')).toEqual(['/']);
});

test('a service is below the services', () => {
  expect(pathsTo('service', 'cloud-solutions')).toEqual(['/', '/services', '/services/cloud-solutions']);
});

test('the landing page of a service is below the service', () => {
  expect(pathsTo('landing', 'cloud-solutions-quebec-city')).toEqual([
    '/',
    '/services',
    '/services/cloud-solutions',
    '/seo/cloud-solutions-quebec-city',
  ]);
});

test('the landing page of an industry in a city is below the city', () => {
  expect(pathsTo('landing', 'quebec-city-real-estate')).toEqual([
    '/',
    '/locations',
    '/locations/quebec-city',
    '/seo/quebec-city-real-estate',
  ]);
});
