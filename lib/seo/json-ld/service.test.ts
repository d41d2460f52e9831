import { contentIn } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import { service } from './service.ts';

const { cities } = contentIn('en');
const halifax = getEntry(cities, 'halifax');
const toronto = getEntry(cities, 'toronto');
const offer = {
  path: '/seo/cloud-solutions-halifax',
  name: 'Cloud Solutions',
  description: 'Moved over a weekend.',
  parts: ['Shared files', 'A way back'],
};

test('has the local business as provider, the city and its parts', () => {
  expect(service('en', { ...offer, city: halifax })).toMatchObject({
    '@type': 'Service',
    '@id': 'https://www.tamarackit.example/seo/cloud-solutions-halifax#service',
    name: 'Cloud Solutions',
    description: 'Moved over a weekend.',
    url: 'https://www.tamarackit.example/seo/cloud-solutions-halifax',
    provider: {
      '@type': 'LocalBusiness',
      '@id': 'https://www.tamarackit.example#business',
      name: 'Tamarack IT',
      url: 'https://www.tamarackit.example',
    },
    areaServed: {
      '@type': 'City',
      name: 'Halifax',
      geo: { '@type': 'GeoCoordinates', latitude: 44.6488, longitude: -63.5752 },
    },
    hasOfferCatalog: {
      itemListElement: offer.parts.map((name) => ({ itemOffered: { '@type': 'Service', name } })),
    },
  });
});

test('a city without coordinates falls back to Toronto’s', () => {
  const unmapped = { ...halifax, latitude: undefined, longitude: undefined };
  expect(service('en', { ...offer, city: unmapped })).toMatchObject({
    areaServed: {
      name: 'Halifax',
      geo: { latitude: toronto.latitude, longitude: toronto.longitude },
    },
  });
});
