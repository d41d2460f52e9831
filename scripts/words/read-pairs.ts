import { contentIn } from '../../lib/content/content-in.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { landingPairs } from '../../lib/landing/landing-pairs.ts';
import { hrefOf } from '../../lib/pages/href-of.ts';

/** The pairs of the landing pages by their address in a language, and what its pages call the cities. */
export function readPairs(language: Language) {
  const { services, cities, industries } = contentIn(language);
  const pairs = landingPairs({
    services: services.map(({ slug }) => slug),
    cities: cities.map(({ slug }) => slug),
    industries,
  });
  return {
    pairOf: new Map(pairs.map((pair) => [hrefOf(language, 'landing', pair.slug), pair])),
    cityNames: new Map(cities.map(({ slug, name }) => [slug, name])),
  };
}
