import type { LocalBusiness, WithContext } from 'schema-dts';
import { contentIn, type LocalContent } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import type { Language } from '../../i18n/languages.ts';
import { hrefOf } from '../../pages/href-of.ts';
import { siteOrigin } from '../site-origin.ts';

type City = LocalContent['cities'][number];
type Options = {
  /** The city the business is shown for; without one, or without coordinates, the position is Toronto's. */
  city?: City;
  /** The path of a landing page: those show another number and longer hours. */
  landingPath?: string;
};

/**
 * The company as a local business: the head office's address, the city's position, the page's phone and hours.
 *
 * An `@id` stands for one set of facts on the whole site. A landing page has a number and hours of its own, so its
 * business stands under its own address, never under that of home or of the city's page.
 */
export function localBusiness(
  language: Language,
  { city, landingPath }: Options = {},
): WithContext<LocalBusiness> {
  const { company, cities } = contentIn(language);
  const origin = siteOrigin();
  const { latitude, longitude } = city?.latitude === undefined ? getEntry(cities, 'toronto') : city;
  const hours = landingPath ? company.landingOpeningHours : company.openingHours;
  const own = landingPath ?? (city ? hrefOf(language, 'city', city.slug) : '');
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}${own}#business`,
    url: `${origin}${own}`,
    name: company.brand,
    description: city?.description ?? company.description,
    logo: `${origin}/art/icon-512.png`,
    image: `${origin}/og/home.png`,
    telephone: landingPath ? company.landingPhoneDial : company.phoneDial,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${company.address.street}, ${company.address.suite}`,
      addressLocality: company.address.city,
      addressRegion: company.address.province,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    priceRange: company.priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(city ? { areaServed: { '@type': 'City', name: city.name } } : {}),
    sameAs: [company.social.linkedin, company.parentUrl, company.social.facebook],
  };
}
