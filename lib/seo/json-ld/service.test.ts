import { contentIn } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import { service as describeService } from './service.ts';

test('describes a service with its features, for the place that the page is about', () => {
  const service = getEntry(contentIn('en').services, 'cloud-solutions');
  const described = describeService('en', {
    service,
    path: '/seo/cloud-solutions-halifax',
    description: 'Moved over a weekend.',
    areaServed: { '@type': 'City', name: 'Halifax' },
  });
  expect(described).toMatchObject({
    '@type': 'Service',
    name: 'Cloud Solutions',
    description: 'Moved over a weekend.',
    url: 'https://www.tamarackit.example/seo/cloud-solutions-halifax',
    provider: { name: 'Tamarack IT' },
    areaServed: { '@type': 'City', name: 'Halifax' },
    hasOfferCatalog: {
      itemListElement: service.features.map((name) => ({ itemOffered: { '@type': 'Service', name } })),
    },
  });
});
