import { contentIn } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import { localBusiness } from './local-business.ts';

const { cities } = contentIn('en');
const toronto = getEntry(cities, 'toronto');
const halifax = getEntry(cities, 'halifax');
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('stands at the head office, with its main phone and office hours', () => {
  expect(localBusiness('en')).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Tamarack IT',
    url: 'https://www.tamarackit.example',
    telephone: '+18005550142',
    email: 'hello@tamarackit.example',
    priceRange: '$$',
    address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
    geo: { '@type': 'GeoCoordinates', latitude: toronto.latitude, longitude: toronto.longitude },
    openingHoursSpecification: { dayOfWeek: weekdays, opens: '09:00', closes: '17:00' },
  });
});

test('links to the three places where else it can be found', () => {
  expect(localBusiness('en')).toMatchObject({
    sameAs: [
      'https://www.linkedin.com/company/tamarack-it',
      'https://www.tamaracknetworks.example',
      'https://www.facebook.com/tamarack-it',
    ],
  });
});

test('stands in the city that its page is about', () => {
  expect(localBusiness('en', { city: halifax })).toMatchObject({
    url: 'https://www.tamarackit.example/locations/halifax',
    description: halifax.description,
    geo: { latitude: 44.6488, longitude: -63.5752 },
    areaServed: { '@type': 'City', name: 'Halifax' },
  });
});

test('stands in Toronto when the city has no coordinates', () => {
  const unmapped = { ...halifax, latitude: undefined, longitude: undefined };
  expect(localBusiness('en', { city: unmapped })).toMatchObject({
    geo: { latitude: toronto.latitude, longitude: toronto.longitude },
  });
});

test('has another phone and longer hours on landing pages', () => {
  expect(localBusiness('en', { landingPath: '/seo/cloud-solutions-legal' })).toMatchObject({
    telephone: '+14165550178',
    openingHoursSpecification: { dayOfWeek: weekdays, opens: '08:00', closes: '18:00' },
  });
});

test.each([
  ['a city', { city: halifax }],
  ['no city', {}],
])('is a landing page’s own there, not that of the page about %s', (_, about) => {
  const address = 'https://www.tamarackit.example/seo/cloud-solutions-halifax';
  expect(localBusiness('en', { ...about, landingPath: '/seo/cloud-solutions-halifax' })).toMatchObject({
    '@id': `${address}#business`,
    url: address,
  });
});
