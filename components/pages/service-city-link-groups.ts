import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { cityPhrases } from './city-phrases';
import type { LandingEntry } from './landing-blocks';
import { allPairs, type PairPart, pairLink, partLink } from './pair-links';

const maxQuestions = 12;
const maxPages = 18;

/**
 * The two long lists on the page of a service in a city: links to answers, and related pages.
 *
 * Questions are ordered: those of the page, how fast help arrives, those of the service, then FAQ items about the
 * service.
 */
export function serviceCityLinkGroups(language: Language, entry: LandingEntry<'service-city'>) {
  const { cities, services, faq, ui } = contentIn(language);
  const city = getEntry(cities, entry.city);
  const service = getEntry(services, entry.service);
  const servicePath = hrefOf(language, 'service', service.slug);
  const { included, benefit, outsideToronto } = service.questions;
  const questions = [
    ...entry.questions.map(({ question }, index) => ({ href: `#question-${index + 1}`, label: question })),
    { href: '#city-service', label: fill(ui.landing.howFast, cityPhrases(language, city)) },
    { href: `${servicePath}#question-1`, label: included.question },
    { href: `${servicePath}#question-2`, label: benefit.question },
    ...(city.slug === 'toronto'
      ? []
      : [{ href: `${servicePath}#question-3`, label: outsideToronto.question }]),
    ...faq.items
      .filter((item) => item.services.includes(service.slug))
      .map(({ id, question }) => ({ href: `${hrefOf(language, 'home')}#faq-${id}`, label: question })),
  ];
  return [
    { title: ui.landing.questionsTitle, links: questions.slice(0, maxQuestions) },
    {
      title: fill(ui.landing.aroundTitle, cityPhrases(language, city)),
      links: relatedPages(language, entry).slice(0, maxPages),
    },
  ];
}

/**
 * The city, its industries and other services, then the service in the cities closest in longitude. Links to the city's own
 * pages show only what differs, since the heading names the city.
 */
function relatedPages(language: Language, { service, city: citySlug }: LandingEntry<'service-city'>) {
  const { cities, services, industries, ui } = contentIn(language);
  const city = getEntry(cities, citySlug);
  const distanceTo = ({ longitude = 0 }: (typeof cities)[number]) =>
    Math.abs(longitude - (city.longitude ?? 0));
  const nearest = cities
    .filter(({ slug }) => slug !== citySlug)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b));
  const pairs = new Map(allPairs(language).map((pair) => [pair.slug, pair]));
  const links = (slugs: readonly string[], part?: PairPart) =>
    slugs.flatMap((slug) => {
      const pair = pairs.get(slug);
      if (!pair) return [];
      return [part ? partLink(language, pair, part) : pairLink(language, pair)];
    });
  const others = services.filter(({ slug }) => slug !== service);
  return [
    { href: hrefOf(language, 'city', citySlug), label: fill(ui.city.heading, cityPhrases(language, city)) },
    ...links(
      industries.map(({ slug }) => `${citySlug}-${slug}`),
      'industry',
    ),
    ...links(
      others.map(({ slug }) => `${slug}-${citySlug}`),
      'service',
    ),
    ...links(nearest.map(({ slug }) => `${service}-${slug}`)),
  ];
}
