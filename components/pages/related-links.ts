import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { landingPairs } from '@/lib/landing/landing-pairs';
import { relatedPairs } from '@/lib/landing/related-pairs';
import { findPage } from '@/lib/pages/find-page';

/** Landing pages to read next, in a column for each kind. */
export function relatedLinks(language: Language, { slug }: LocalContent['landing'][number]) {
  const { services, cities, industries, ui } = contentIn(language);
  const pairs = landingPairs({
    services: services.map((service) => service.slug),
    cities: cities.map((city) => city.slug),
    industries,
  });
  const pair = pairs.find((candidate) => candidate.slug === slug);
  const related = pair ? relatedPairs(pair, pairs) : [];
  const titles = {
    'service-city': ui.landing.relatedCities,
    'service-industry': ui.landing.relatedServices,
    'city-industry': ui.landing.relatedIndustries,
  };
  return Object.entries(titles).map(([kind, title]) => ({
    title,
    links: related
      .filter((other) => other.kind === kind)
      .flatMap((other) => findPage(language, 'landing', other.slug) ?? [])
      .map(({ path, label }) => ({ href: path, label })),
  }));
}
