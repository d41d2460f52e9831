import { organization } from './organization.ts';

test('is a division of the parent company, established in 2010, and speaks two languages', () => {
  expect(organization('en')).toMatchObject({
    '@type': 'Organization',
    name: 'Tamarack IT',
    foundingDate: '2010',
    parentOrganization: { name: 'Tamarack Networks', url: 'https://www.tamaracknetworks.example' },
    contactPoint: { telephone: '+18005550142', availableLanguage: ['en', 'fr'] },
  });
});
