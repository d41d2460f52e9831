import { landingPairs } from '../landing/landing-pairs.ts';
import { findLandingMistakes } from './find-landing-mistakes.ts';
import { linesOf } from './testing/lines-of.ts';

const pairs = landingPairs({
  services: ['cloud'],
  cities: ['quebec-city'],
  industries: [{ slug: 'real-estate' }],
});
const page = (slug: string, subject: object) => ({
  slug,
  file: `landing/${slug}.yaml`,
  kind: 'service-city',
  ...subject,
});
const cloudInQuebec = page('cloud-quebec-city', { service: 'cloud', city: 'quebec-city' });
const cloudForRealEstate = page('cloud-real-estate', {
  kind: 'service-industry',
  service: 'cloud',
  industry: 'real-estate',
});
const realEstateInQuebec = page('quebec-city-real-estate', {
  kind: 'city-industry',
  city: 'quebec-city',
  industry: 'real-estate',
});
const all = [cloudInQuebec, cloudForRealEstate, realEstateInQuebec];
const slugs = all.map(({ slug }) => slug);

test('accepts one page per pair', () => {
  expect(findLandingMistakes(all, slugs, pairs)).toEqual([]);
});

test('reports a pair without a page', () => {
  expect(linesOf(findLandingMistakes(all.slice(1), slugs.slice(1), pairs))).toEqual([
    'content/landing/cloud-quebec-city.yaml  (file)  this service-city page is missing',
  ]);
});

test('does not report an invalid page as missing', () => {
  expect(findLandingMistakes(all.slice(1), slugs, pairs)).toEqual([]);
});

test('reports a page whose name is not a pair', () => {
  const stray = page('cloud-gatineau', { service: 'cloud', city: 'gatineau' });
  expect(linesOf(findLandingMistakes([...all, stray], slugs, pairs))).toEqual([
    'content/landing/cloud-gatineau.yaml  (file name)  "cloud-gatineau" is no pair of service and city, service and industry, or city and industry',
  ]);
});

test('reports a page whose subject contradicts its name', () => {
  const copied = { ...cloudInQuebec, city: 'halifax' };
  expect(
    linesOf(findLandingMistakes([copied, cloudForRealEstate, realEstateInQuebec], slugs, pairs)),
  ).toEqual([
    'content/landing/cloud-quebec-city.yaml  city  expected quebec-city, as the file\'s name says, found "halifax"',
  ]);
});
