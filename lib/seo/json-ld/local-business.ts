import type { LocalBusiness, WithContext } from 'schema-dts';
import { contentIn } from '../../content/content-in.ts';
import type { Language } from '../../i18n/languages.ts';
import { siteOrigin } from '../site-origin.ts';

/** The `@id` of the one local business. Everything that it offers anywhere points here. */
export function businessId(): string {
  return `${siteOrigin()}#business`;
}

/**
 * The company as a local business: one office, its address, position, main phone and office hours.
 *
 * Home, about and contact carry it in full. Other pages describe a service and name its `@id` as the provider. A
 * company's own rating is never marked up: search engines do not accept it.
 */
export function localBusiness(language: Language): WithContext<LocalBusiness> {
  const { company } = contentIn(language);
  const origin = siteOrigin();
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': businessId(),
    url: origin,
    name: company.brand,
    description: company.description,
    logo: `${origin}/art/icon-512.png`,
    image: `${origin}/og/home.png`,
    telephone: company.phoneDial,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${company.address.street}, ${company.address.suite}`,
      addressLocality: company.address.city,
      addressRegion: company.address.province,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...company.position },
    priceRange: company.priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ...company.openingHours,
    },
    sameAs: [company.social.linkedin, company.parentUrl, company.social.facebook],
  };
}
