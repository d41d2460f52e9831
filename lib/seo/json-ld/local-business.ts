import type { LocalBusiness, WithContext } from 'schema-dts';
import { contentIn } from '../../content/content-in.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { getPage } from '../../pages/get-page.ts';
import { siteOrigin } from '../site-origin.ts';

/**
 * The `@id` of the one local business. Everything that it offers anywhere points here, in every language: an `@id` names
 * the thing and not a text about it, and two businesses at one address and phone number would be taken for a mistake.
 */
export function businessId(): string {
  return `${siteOrigin()}#business`;
}

/**
 * The company as a local business: one office, its address, position, main phone and office hours. Its facts are the same
 * in every language; name, description and address stand in that of the page, its names in the others beside them.
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
    ...otherNames(language),
    description: company.description,
    logo: `${origin}/art/icon-512.png`,
    image: `${origin}${getPage(language, 'home').shareImage}`,
    telephone: company.phoneDial,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      addressRegion: company.office.province,
      postalCode: company.office.postalCode,
      addressCountry: company.office.country,
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

/** What the company is called in other languages. */
export function otherNames(language: Language): { alternateName?: string[] } {
  const names = languages.map((other) => contentIn(other).company.brand);
  const others = names.filter((name) => name !== contentIn(language).company.brand);
  return others.length > 0 ? { alternateName: others } : {};
}
