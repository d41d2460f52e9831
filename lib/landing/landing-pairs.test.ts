import { landingPairs } from './landing-pairs.ts';

const services = ['cloud', 'security'];
const cities = ['toronto', 'quebec-city'];
const industries = [{ slug: 'real-estate' }, { slug: 'finance', onlyWithServices: ['security'] }];

test('pairs each service with each city and industry, and each city with each industry', () => {
  const pairs = landingPairs({ services, cities, industries });
  expect(pairs.map(({ slug }) => slug)).toEqual([
    'cloud-toronto',
    'cloud-quebec-city',
    'security-toronto',
    'security-quebec-city',
    'cloud-real-estate',
    'security-real-estate',
    'security-finance',
    'toronto-real-estate',
    'quebec-city-real-estate',
  ]);
  // Hyphens do not reveal the parts.
  expect(pairs.at(-1)).toEqual({
    kind: 'city-industry',
    slug: 'quebec-city-real-estate',
    city: 'quebec-city',
    industry: 'real-estate',
  });
});
