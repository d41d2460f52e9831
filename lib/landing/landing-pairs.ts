type Slugs = {
  services: readonly string[];
  cities: readonly string[];
  /** `onlyWithServices` limits an industry to landing pages with these services. */
  industries: readonly { slug: string; onlyWithServices?: readonly string[] | undefined }[];
};

export const landingKinds = ['service-city', 'service-industry', 'city-industry'] as const;

export type LandingPair =
  | { kind: 'service-city'; slug: string; service: string; city: string }
  | { kind: 'service-industry'; slug: string; service: string; industry: string }
  | { kind: 'city-industry'; slug: string; city: string; industry: string };

/**
 * Every required landing page: each service in each city, each service for each industry, each industry in each city.
 * Look up the parts of a slug here instead of splitting it: `quebec-city` and `real-estate` contain hyphens themselves.
 */
export function landingPairs({ services, cities, industries }: Slugs): LandingPair[] {
  const slugsOf = (included: typeof industries) => included.map(({ slug }) => slug);
  const forService = (service: string) =>
    slugsOf(industries.filter(({ onlyWithServices: only }) => !only || only.includes(service)));
  const inCities = slugsOf(industries.filter(({ onlyWithServices }) => !onlyWithServices));
  return [
    ...services.flatMap((service) =>
      cities.map((city) => ({ kind: 'service-city' as const, slug: `${service}-${city}`, service, city })),
    ),
    ...services.flatMap((service) =>
      forService(service).map((industry) => ({
        kind: 'service-industry' as const,
        slug: `${service}-${industry}`,
        service,
        industry,
      })),
    ),
    ...cities.flatMap((city) =>
      inCities.map((industry) => ({
        kind: 'city-industry' as const,
        slug: `${city}-${industry}`,
        city,
        industry,
      })),
    ),
  ];
}
