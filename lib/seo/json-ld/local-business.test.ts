import { contentIn } from '../../content/content-in.ts';
import { localBusiness } from './local-business.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('has the address, main phone and hours of the head office', () => {
  expect(localBusiness('en')).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': 'https://www.tamarackit.example#business',
    name: 'Tamarack IT',
    url: 'https://www.tamarackit.example',
    telephone: '+18005550142',
    email: 'hello@tamarackit.example',
    priceRange: '$$',
    address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
    geo: { '@type': 'GeoCoordinates', ...contentIn('en').company.position },
    openingHoursSpecification: { dayOfWeek: weekdays, opens: '09:00', closes: '17:00' },
    contactPoint: { telephone: '+18005550142', hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
});

test('links to its three other profiles', () => {
  expect(localBusiness('en')).toMatchObject({
    sameAs: [
      'https://www.linkedin.com/company/tamarack-it',
      'https://www.tamaracknetworks.example',
      'https://www.facebook.com/tamarack-it',
    ],
  });
});

test('has no rating', () => {
  expect(JSON.stringify(localBusiness('en'))).not.toMatch(/rating|review/i);
});
