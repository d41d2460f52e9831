import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { cityPhrases } from './city-phrases';
import type { LandingEntry } from './landing-entry';
import { allPairs, pairLink } from './pair-links';

const shownQuestions = 12;
const shownAround = 18;

/**
 * The two lists of a service in a city: twelve links to answers and eighteen pages around it.
 *
 * The page's own questions come first, then how fast help comes, those of the service, and those of the FAQ
 * that name the service.
 */
export function answerLinks(language: Language, entry: LandingEntry<'service-city'>) {
  const { cities, services, faq, ui } = contentIn(language);
  const city = getEntry(cities, entry.city);
  const service = getEntry(services, entry.service);
  const servicePath = hrefOf(language, 'service', service.slug);
  const { included, benefit, outsideToronto } = service.questions;
  const isToronto = city.slug === 'toronto';
  const questions = [
    ...entry.questions.map(({ question }, index) => ({ href: `#question-${index + 1}`, label: question })),
    { href: '#city-service', label: fill(ui.landing.howFast, cityPhrases(language, city)) },
    { href: `${servicePath}#question-1`, label: included.question },
    { href: `${servicePath}#question-2`, label: benefit.question },
    ...(isToronto ? [] : [{ href: `${servicePath}#question-3`, label: outsideToronto.question }]),
    ...faq.items
      .filter((item) => item.services.includes(service.slug))
      .map(({ id, question }) => ({ href: `${hrefOf(language, 'home')}#faq-${id}`, label: question })),
  ];
  return [
    { title: ui.landing.questionsTitle, links: questions.slice(0, shownQuestions) },
    {
      title: fill(ui.landing.aroundTitle, cityPhrases(language, city)),
      links: pagesAround(language, entry).slice(0, shownAround),
    },
  ];
}

/** The city, every industry and other service there, then the service in the cities that lie nearest to the east or west. */
function pagesAround(language: Language, { service, city: here }: LandingEntry<'service-city'>) {
  const { cities, services, industries, ui } = contentIn(language);
  const city = getEntry(cities, here);
  const distanceTo = ({ longitude = 0 }: (typeof cities)[number]) =>
    Math.abs(longitude - (city.longitude ?? 0));
  const nearest = cities
    .filter(({ slug }) => slug !== here)
    .toSorted((one, other) => distanceTo(one) - distanceTo(other));
  const pairs = new Map(allPairs(language).map((pair) => [pair.slug, pair]));
  const landing = [
    ...industries.map(({ slug }) => `${here}-${slug}`),
    ...services.filter(({ slug }) => slug !== service).map(({ slug }) => `${slug}-${here}`),
    ...nearest.map(({ slug }) => `${service}-${slug}`),
  ];
  return [
    { href: hrefOf(language, 'city', here), label: fill(ui.city.heading, cityPhrases(language, city)) },
    ...landing.flatMap((slug) => {
      const pair = pairs.get(slug);
      return pair ? [pairLink(language, pair)] : [];
    }),
  ];
}
