type Slugs = {
  services: readonly string[];
  cities: readonly string[];
  /** With `onlyWithServices`, an industry has landing pages with these services and none with cities. */
  industries: readonly { slug: string; onlyWithServices?: readonly string[] | undefined }[];
};

export const landingKinds = ['service-city', 'service-industry', 'city-industry'] as const;

export type LandingPair =
  | { kind: 'service-city'; slug: string; service: string; city: string }
  | { kind: 'service-industry'; slug: string; service: string; industry: string }
  | { kind: 'city-industry'; slug: string; city: string; industry: string };

/**
 * Every landing page there has to be: each service in each city, each service for each industry, each industry in each
 * city. The slug of a pair is looked up here, never taken apart: `quebec-city` and `real-estate` hold hyphens themselves.
 */
export function landingPairs({ services, cities, industries }: Slugs): LandingPair[] {
  return [
    ...services.flatMap((service) =>
      cities.map(
        (city): LandingPair => ({ kind: 'service-city', slug: `${service}-${city}`, service, city }),
      ),
    ),
    ...services.flatMap((service) =>
      industries
        .filter(({ onlyWithServices }) => !onlyWithServices || onlyWithServices.includes(service))
        .map(
          ({ slug: industry }): LandingPair => ({
            kind: 'service-industry',
            slug: `${service}-${industry}`,
            service,
            industry,
          }),
        ),
    ),
    ...cities.flatMap((city) =>
      industries
        .filter(({ onlyWithServices }) => !onlyWithServices)
        .map(
          ({ slug: industry }): LandingPair => ({
            kind: 'city-industry',
            slug: `${city}-${industry}`,
            city,
            industry,
          }),
        ),
    ),
  ];
}
