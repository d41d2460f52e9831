import { contentIn } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import { localBusiness } from './local-business.ts';
import { organization } from './organization.ts';
import { service } from './service.ts';
import { serviceList } from './service-list.ts';
import { webSite } from './web-site.ts';

// What the pages show of it, and that it agrees on all of them: e2e/structured-data.spec.ts.

test('the local business has the address, main phone, hours and profiles of the head office, and no rating', () => {
  expect(localBusiness('en')).toMatchObject({
    telephone: '+18005550142',
    email: 'hello@tamarackit.example',
    address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
    contactPoint: { telephone: '+18005550142', hoursAvailable: { opens: '00:00', closes: '23:59' } },
    sameAs: [
      'https://www.linkedin.com/company/tamarack-it',
      'https://www.tamaracknetworks.example',
      'https://www.facebook.com/tamarack-it',
    ],
  });
  expect(JSON.stringify(localBusiness('en'))).not.toMatch(/rating|review/i);
});

test('the organization has its parent company, founding year and languages', () => {
  expect(organization('en')).toMatchObject({
    foundingDate: '2010',
    parentOrganization: { name: 'Tamarack Networks', url: 'https://www.tamaracknetworks.example' },
    contactPoint: { telephone: '+18005550142', availableLanguage: ['en', 'fr'] },
  });
});

test('both languages describe one company, with its name in the other language, and a site each', () => {
  expect(localBusiness('fr')).toMatchObject({
    name: 'Tamarack TI',
    alternateName: ['Tamarack IT'],
    image: 'https://www.tamarackit.example/og/fr.png',
  });
  for (const describe of [localBusiness, organization])
    expect(factsOf(describe('fr'))).toEqual(factsOf(describe('en')));
  expect(webSite('fr')).toMatchObject({
    '@id': 'https://www.tamarackit.example/fr#website',
    publisher: { '@id': 'https://www.tamarackit.example#organization' },
    potentialAction: { 'query-input': 'required name=term' },
  });
});

/** Structured data without its texts. */
function factsOf(thing: object): unknown {
  const texts = ['name', 'alternateName', 'legalName', 'description', 'image', 'streetAddress'];
  return JSON.parse(JSON.stringify(thing, (key, value) => (texts.includes(key) ? undefined : value)));
}

test('the list of services has the five with their URLs', () => {
  const { numberOfItems, itemListElement } = serviceList('en');
  expect(numberOfItems).toBe(5);
  expect(itemListElement).toHaveLength(5);
  const url = 'https://www.tamarackit.example/services/cloud-solutions';
  const item = expect.objectContaining({ name: 'Cloud Solutions', url });
  expect(itemListElement).toContainEqual(expect.objectContaining({ position: 4, item }));
});

test('a service has its parts; in a city without coordinates it has Toronto’s', () => {
  const { cities } = contentIn('en');
  const { latitude, longitude } = getEntry(cities, 'toronto');
  const city = { ...getEntry(cities, 'halifax'), latitude: undefined, longitude: undefined };
  const parts = ['Shared files', 'A way back'];
  expect(service('en', { path: '/x', name: 'Cloud', description: 'Moved.', parts, city })).toMatchObject({
    description: 'Moved.',
    areaServed: { name: 'Halifax', geo: { latitude, longitude } },
    hasOfferCatalog: { itemListElement: parts.map((name) => ({ itemOffered: { name } })) },
  });
});
