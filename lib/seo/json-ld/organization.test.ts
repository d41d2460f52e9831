import { organization } from './organization.ts';

test('has its parent company, founding year and languages', () => {
  expect(organization('en')).toMatchObject({
    '@type': 'Organization',
    name: 'Tamarack IT',
    foundingDate: '2010',
    parentOrganization: { name: 'Tamarack Networks', url: 'https://www.tamaracknetworks.example' },
    contactPoint: { telephone: '+18005550142', availableLanguage: ['en', 'fr'] },
  });
});
