import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { cityPhrases } from './city-phrases';
import type { LandingEntry } from './landing-blocks';
import { pairLink, pairsOf, partLink } from './pair-links';

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
    { title: ui.landing.questionsTitle, links: questions.slice(0, maxQuestions), isLong: true },
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
function relatedPages(language: Language, { slug: own, service, city: here }: LandingEntry<'service-city'>) {
  const { cities, ui } = contentIn(language);
  const city = getEntry(cities, here);
  const distanceTo = (slug: string) =>
    Math.abs((getEntry(cities, slug).longitude ?? 0) - (city.longitude ?? 0));
  const industries = pairsOf(language, 'city-industry', 'city', here);
  const otherServices = pairsOf(language, 'service-city', 'city', here).filter(({ slug }) => slug !== own);
  const otherCities = pairsOf(language, 'service-city', 'service', service)
    .filter(({ slug }) => slug !== own)
    .toSorted((a, b) => distanceTo(a.city) - distanceTo(b.city));
  return [
    { href: hrefOf(language, 'city', here), label: fill(ui.city.heading, cityPhrases(language, city)) },
    ...industries.map((pair) => partLink(language, pair, 'industry')),
    ...otherServices.map((pair) => partLink(language, pair, 'service')),
    ...otherCities.map((pair) => pairLink(language, pair)),
  ];
}
