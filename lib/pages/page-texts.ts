import { contentIn, type LocalContent } from '../content/content-in.ts';
import { nodesIn } from '../content/data-tree.ts';
import { getEntry } from '../content/get-entry.ts';
import { selectChallenges } from '../landing/select-challenges.ts';
import { fixedContent } from './fixed-pages.ts';
import type { Page } from './page.ts';

/** Fields that are not text: file names, addresses and pictures. */
const notText = ['file', 'slug', 'slugs', 'formerly', 'image', 'canonical'];

/** The texts of a page, including those from other entries, but not the shared words of the shell and the interface. */
export function pageTexts(page: Page): string[] {
  return nodesIn(contentOf(page)).flatMap(({ path, value }) =>
    typeof value === 'string' && !path.some((key) => notText.includes(key)) ? [value] : [],
  );
}

function contentOf({ kind, slug, language }: Page): unknown {
  const content = contentIn(language);
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
    case 'contact':
      return [content.contactPage, content.contactForm];
    case 'service':
      return getEntry(services, slug);
    case 'city':
      return getEntry(cities, slug);
    case 'case-study':
      return getEntry(caseStudies, slug);
    case 'landing':
      return landingContent(slug, content);
    default:
      return fixedContent(content)[kind];
  }
}

function landingContent(slug: string, { landing, services, cities, industries }: LocalContent): unknown {
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
