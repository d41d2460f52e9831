import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { getPage } from './get-page.ts';
import type { PageKind } from './page.ts';

const pathsTo = (kind: PageKind, slug?: string) =>
  breadcrumbsOf(getPage('en', kind, slug)).map(({ path }) => path);

test('the home page stands alone', () => {
  expect(pathsTo('home')).toEqual(['/']);
});

test('a service stands under the services', () => {
  expect(pathsTo('service', 'cloud-solutions')).toEqual(['/', '/services', '/services/cloud-solutions']);
});

test('the landing page of a service stands under the service', () => {
  expect(pathsTo('landing', 'cloud-solutions-quebec-city')).toEqual([
    '/',
    '/services',
    '/services/cloud-solutions',
    '/seo/cloud-solutions-quebec-city',
  ]);
});

test('the landing page of an industry in a city stands under the city', () => {
  expect(pathsTo('landing', 'quebec-city-real-estate')).toEqual([
    '/',
    '/locations',
    '/locations/quebec-city',
    '/seo/quebec-city-real-estate',
  ]);
});
