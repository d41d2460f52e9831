import type { Service, WithContext } from 'schema-dts';
import { contentIn, type LocalContent } from '../../content/content-in.ts';
import type { Language } from '../../i18n/languages.ts';
import { siteOrigin } from '../site-origin.ts';

type Options = {
  service: LocalContent['services'][number];
  /** The page that describes it, from the root. */
  path: string;
  description: string;
  /** Where it is offered: cities, or Canada as a whole. */
  areaServed: { '@type': 'City' | 'Country'; name: string };
};

/** One service as the page at `path` describes it. */
export function service(
  language: Language,
  { service, path, description, areaServed }: Options,
): WithContext<Service> {
  const origin = siteOrigin();
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name: service.name,
    serviceType: service.name,
    description,
    url: `${origin}${path}`,
    provider: {
      '@type': 'Organization',
      '@id': `${origin}#organization`,
      name: contentIn(language).company.brand,
    },
    areaServed,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: service.name,
      itemListElement: service.features.map((name) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
      })),
    },
  };
}
