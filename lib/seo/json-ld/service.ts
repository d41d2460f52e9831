import type { Service, WithContext } from 'schema-dts';
import { contentIn, type LocalContent } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import type { Language } from '../../i18n/languages.ts';
import { siteOrigin } from '../site-origin.ts';
import { businessId, openOnWeekdays } from './local-business.ts';

type City = LocalContent['cities'][number];
type Options = {
  /** The path of the page about it. */
  path: string;
  name: string;
  description: string;
  /** Its features, or the names of services. */
  parts: readonly string[];
  /** The area served; all of Canada by default. */
  city?: City | undefined;
  /** Whether to include the desk's phone and hours, as on city and landing pages. */
  hasDesk?: boolean;
};

/** A service of the one local business, in a city or in all of Canada. */
export function service(
  language: Language,
  { path, name, description, parts, city, hasDesk = false }: Options,
): WithContext<Service> {
  const url = `${siteOrigin()}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    provider: { '@id': businessId() },
    areaServed: city ? placeOf(language, city) : { '@type': 'Country', name: 'Canada' },
    ...(hasDesk ? deskOf(language, url) : {}),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: parts.map((part) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name: part },
      })),
    },
  };
}

/** Falls back to Toronto's coordinates. */
function placeOf(language: Language, city: City) {
  const { latitude, longitude } =
    city.latitude === undefined ? getEntry(contentIn(language).cities, 'toronto') : city;
  return {
    '@type': 'City' as const,
    name: city.name,
    geo: { '@type': 'GeoCoordinates' as const, latitude, longitude },
  };
}

function deskOf(language: Language, url: string) {
  const { company } = contentIn(language);
  return {
    hoursAvailable: openOnWeekdays(company.landingOpeningHours),
    availableChannel: {
      '@type': 'ServiceChannel' as const,
      serviceUrl: url,
      servicePhone: { '@type': 'ContactPoint' as const, telephone: company.landingPhoneDial },
      availableLanguage: ['en', 'fr'],
    },
  };
}
