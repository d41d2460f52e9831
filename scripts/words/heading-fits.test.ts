import type { LandingPair } from '../../lib/landing/landing-pairs.ts';
import { headingFits } from './heading-fits.ts';

const names = {
  service: new Map([
    ['cloud', 'Cloud Solutions'],
    ['ai', 'AI Applications'],
  ]),
  city: new Map([
    ['toronto', 'Toronto'],
    ['halifax', 'Halifax'],
  ]),
  industry: new Map([['legal', 'law firms']]),
};
const serviceCity = (service: string, city: string): LandingPair => ({
  kind: 'service-city',
  slug: `${service}-${city}`,
  service,
  city,
});
const here = serviceCity('cloud', 'toronto');
const lawyersHere: LandingPair = { kind: 'city-industry', slug: 'x', city: 'toronto', industry: 'legal' };

test.each([
  ['Cloud Solutions in other cities', serviceCity('cloud', 'halifax'), true],
  ['Cloud Solutions in other cities', serviceCity('ai', 'halifax'), false],
  ['Other services in Toronto', serviceCity('ai', 'toronto'), true],
  ['Other services in Toronto', serviceCity('ai', 'halifax'), false],
  ['Industries in Toronto', lawyersHere, true],
  ['Cloud Solutions dans d’autres villes', serviceCity('cloud', 'halifax'), true],
  ['Secteurs servis à Toronto', lawyersHere, true],
  ['Other cities', serviceCity('cloud', 'halifax'), true],
  ['Other cities', serviceCity('ai', 'toronto'), false],
  ['Other services', lawyersHere, false],
  ['Related pages', serviceCity('cloud', 'halifax'), false],
])('"%s" over %j: %s', (heading, to, fits) => {
  expect(headingFits(heading, here, to, names)).toBe(fits);
});
