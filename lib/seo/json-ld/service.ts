import type { Service, WithContext } from 'schema-dts';
import { contentIn, type LocalContent } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import type { Language } from '../../i18n/languages.ts';
import { siteOrigin } from '../site-origin.ts';
import { businessId } from './local-business.ts';

type City = LocalContent['cities'][number];
type Options = {
  /** The page that describes it, from the root. */
  path: string;
  name: string;
  description: string;
  /** What is part of it: features, or services by name. */
  parts: readonly string[];
  /** Where it is offered; all of Canada without one. */
  city?: City | undefined;
  /** Whether the page is about a city or a landing page: those give the desk's phone and hours. */
  hasDesk?: boolean;
};

/** What the page at `path` offers: provided by the one local business, in a city or in all of Canada. */
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

/** A city that has no coordinates takes Toronto's. */
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
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
      ...company.landingOpeningHours,
    },
    availableChannel: {
      '@type': 'ServiceChannel' as const,
      serviceUrl: url,
      servicePhone: { '@type': 'ContactPoint' as const, telephone: company.landingPhoneDial },
      availableLanguage: ['en', 'fr'],
    },
  };
}
