import type { Service, WithContext } from 'schema-dts';
import { contentIn, type LocalContent } from '../../content/content-in.ts';
import { getEntry } from '../../content/get-entry.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { siteOrigin } from '../site-origin.ts';
import { businessId, openAlways, openOnWeekdays, supportPoint } from './local-business.ts';

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
  /** Where and when to call, as the page about it says. */
  call?: { dial: string; hours: LocalContent['company']['openingHours'] };
};

/** A service of the one local business, in a city or in all of Canada. */
export function service(
  language: Language,
  { path, name, description, parts, city, call }: Options,
): WithContext<Service> {
  const url = `${siteOrigin()}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    // Named here, too: some readers do not follow the id to the pages that define it.
    provider: {
      '@type': 'LocalBusiness',
      '@id': businessId(),
      name: contentIn(language).company.brand,
      url: siteOrigin(),
    },
    areaServed: city ? placeOf(language, city) : { '@type': 'Country', name: 'Canada' },
    ...(call ? channelOf(language, url, call) : {}),
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

/** The office and the help desk keep different hours. */
function channelOf(language: Language, url: string, { dial, hours }: NonNullable<Options['call']>) {
  const { city } = contentIn(language).ui;
  return {
    hoursAvailable: [
      { ...openOnWeekdays(hours), name: city.officeHours },
      { ...openAlways, name: city.support },
    ],
    availableChannel: {
      '@type': 'ServiceChannel' as const,
      serviceUrl: url,
      servicePhone: supportPoint(dial),
      availableLanguage: [...languages],
    },
  };
}
