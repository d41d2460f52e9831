import { contentIn, type LocalContent } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import { selectChallenges } from '../landing/select-challenges.ts';
import type { Page } from './page.ts';

/**
 * What a page says in its language, text by text: its own words, and those that it takes from other entries. Words of the
 * frame and of the interface, which all pages share, are left out: a new button is no news on every page.
 */
export function wordsOf(page: Page): string[] {
  return textsIn(saidBy(page, contentIn(page.language)));
}

function saidBy({ kind, slug }: Page, content: LocalContent): unknown {
  const { services, cities, industries, caseStudies } = content;
  switch (kind) {
    case 'home':
      return [
        content.homePage,
        content.testimonials,
        content.faq,
        services.map(({ name, shortDescription, features }) => [name, shortDescription, features]),
        cities.map(({ name, description }) => [name, description]),
        caseStudies.map(({ heading, summary }) => [heading, summary]),
        industries.map(({ name, description }) => [name, description]),
      ];
    case 'services':
      return [content.servicesPage, services.map(({ name, shortDescription }) => [name, shortDescription])];
    case 'locations':
      return [content.locationsPage, cities.map(({ name, description }) => [name, description])];
    case 'case-studies':
      return [
        content.caseStudiesPage,
        caseStudies.map(({ heading, challenge, results }) => [heading, challenge, results]),
      ];
    case 'about':
      return content.aboutPage;
    case 'contact':
      return [content.contactPage, content.contactForm];
    case 'contact-sent':
      return content.contactSentPage;
    case 'search':
      return content.searchPage;
    case 'sitemap':
      return content.sitemapPage;
    case 'not-found':
      return content.notFoundPage;
    case 'unavailable':
      return content.unavailablePage;
    case 'privacy-policy':
      return content.privacyPolicy;
    case 'terms-of-service':
      return content.termsOfService;
    case 'accessibility':
      return content.accessibility;
    case 'service':
      return getEntry(services, slug);
    case 'city':
      return getEntry(cities, slug);
    case 'case-study':
      return getEntry(caseStudies, slug);
    case 'landing':
      return landingSays(slug, content);
  }
}

function landingSays(slug: string, { landing, services, cities, industries }: LocalContent): unknown {
  const entry = getEntry(landing, slug);
  return [
    entry,
    ...('service' in entry
      ? [getEntry(services, entry.service)].map(({ features, benefits }) => [features, benefits])
      : []),
    ...('city' in entry ? [getEntry(cities, entry.city).neighborhoods] : []),
    ...('industry' in entry ? selectChallenges(getEntry(industries, entry.industry), entry.challenges) : []),
  ];
}

/** Facts about where a text is kept, or which picture it has, are not read by anybody. */
const unsaid = ['file', 'slug', 'slugs', 'formerly', 'image', 'canonical'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unsaid.includes(key) ? [] : textsIn(inner)));
}
