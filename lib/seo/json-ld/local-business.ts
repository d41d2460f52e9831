import type { LocalBusiness, WithContext } from 'schema-dts';
import { contentIn } from '../../content/content-in.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { getPage } from '../../pages/find-page.ts';
import { siteOrigin } from '../site-origin.ts';

/**
 * The `@id` of the one local business, the same in every language: an `@id` identifies a thing, and search engines treat two
 * businesses with the same address and phone number as a mistake.
 */
export function businessId(): string {
  return `${siteOrigin()}#business`;
}

/**
 * The company as a local business. Only name, description and address depend on the language.
 *
 * Home, about and contact include it in full; other pages reference its `@id` as the provider of a service. It has no rating,
 * since search engines do not accept a company's rating of itself.
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
    openingHoursSpecification: openOnWeekdays(company.openingHours),
    contactPoint: supportPoint(company.phoneDial),
    sameAs: [company.social.linkedin, company.parentUrl, company.social.facebook],
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export function openOnWeekdays(hours: { opens: string; closes: string }) {
  return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek: weekdays, ...hours };
}

/** Day and night, in the form that search engines ask for. */
export const openAlways = {
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: [...weekdays, 'Saturday', 'Sunday'] as const,
  opens: '00:00',
  closes: '23:59',
};

/** The help desk, which answers after the office has closed. */
export function supportPoint(telephone: string) {
  return {
    '@type': 'ContactPoint' as const,
    contactType: 'technical support',
    telephone,
    hoursAvailable: openAlways,
    availableLanguage: [...languages],
  };
}

/** The names of the company in other languages. */
export function otherNames(language: Language): { alternateName?: string[] } {
  const names = languages.map((other) => contentIn(other).company.brand);
  const others = names.filter((name) => name !== contentIn(language).company.brand);
  return others.length > 0 ? { alternateName: others } : {};
}
