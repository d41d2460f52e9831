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

test('serves all of Canada without a city', () => {
  expect(service('en', offer).areaServed).toEqual({ '@type': 'Country', name: 'Canada' });
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

test('includes phone and hours on request only', () => {
  const call = { dial: '+14165550178', hours: { opens: '08:00', closes: '18:00' } };
  expect(service('en', { ...offer, call })).toMatchObject({
    hoursAvailable: [
      { name: 'Office hours', opens: '08:00', closes: '18:00' },
      { name: 'Support', opens: '00:00', closes: '23:59', dayOfWeek: expect.arrayContaining(['Sunday']) },
    ],
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: 'https://www.tamarackit.example/seo/cloud-solutions-halifax',
      servicePhone: { telephone: '+14165550178' },
    },
  });
  const plain = service('en', offer);
  expect([plain.hoursAvailable, plain.availableChannel]).toEqual([undefined, undefined]);
});
