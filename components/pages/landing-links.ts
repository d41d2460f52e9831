import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { findPage, getPage } from '@/lib/pages/find-page';
import { hrefOf } from '@/lib/pages/href-of';

const maxServiceCities = 12;

type Link = { href: string; label: string };

/** A service's landing pages in the first twelve cities, and the number of cities left out. */
export function serviceCityLinks(language: Language, service: string): { shown: Link[]; more: number } {
  const { cities } = contentIn(language);
  const shown = cities
    .slice(0, maxServiceCities)
    .flatMap(({ slug, name }) => linkTo(language, `${service}-${slug}`, name));
  return { shown, more: Math.max(0, cities.length - maxServiceCities) };
}

/** A service's landing pages by industry. */
export function serviceIndustryLinks(language: Language, service: string): Link[] {
  return contentIn(language).industries.flatMap(({ slug, name }) =>
    linkTo(language, `${service}-${slug}`, name),
  );
}

/** An industry's landing pages by service. */
export function industryServiceLinks(language: Language, industry: string): Link[] {
  return contentIn(language).services.flatMap(({ slug }) => linkTo(language, `${slug}-${industry}`));
}

/** Landing pages of the case study's industry, then the services used in it. */
export function caseStudyResources(
  language: Language,
  { industry, services: used }: LocalContent['caseStudies'][number],
): Link[] {
  const { services } = contentIn(language);
  return [
    ...services.flatMap(({ slug }) => linkTo(language, `${slug}-${industry}`)),
    ...used.map((slug) => ({
      href: hrefOf(language, 'service', slug),
      label: getEntry(services, slug).name,
    })),
  ];
}

/** The landing pages that offer a service to an industry, grouped by industry. */
export function industryGroups(language: Language) {
  const { industries, landing } = contentIn(language);
  return industries.map(({ slug, name }) => ({
    title: name,
    links: landing
      .filter((entry) => entry.kind === 'service-industry' && entry.industry === slug)
      .map((entry) => getPage(language, 'landing', entry.slug))
      .map(({ path, label }) => ({ href: path, label })),
  }));
}

/** Empty if there is no such landing page. */
function linkTo(language: Language, slug: string, label?: string): Link[] {
  const page = findPage(language, 'landing', slug);
  return page ? [{ href: page.path, label: label ?? page.label }] : [];
}
