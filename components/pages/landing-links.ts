import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { findPage } from '@/lib/pages/find-page';

type Link = { href: string; label: string };

/** The landing pages of a service, one an industry, under the industry's name. */
export function serviceIndustryLinks(language: Language, service: string): Link[] {
  return contentIn(language).industries.flatMap(({ slug, name }) =>
    linkTo(language, `${service}-${slug}`, name),
  );
}

/** The landing pages of an industry, one a service, under the service's name. */
export function industryServiceLinks(language: Language, industry: string): Link[] {
  return contentIn(language).services.flatMap(({ slug, name }) =>
    linkTo(language, `${slug}-${industry}`, name),
  );
}

/** Nothing where the pair has no page. */
function linkTo(language: Language, slug: string, label: string): Link[] {
  const page = findPage(language, 'landing', slug);
  return page ? [{ href: page.path, label }] : [];
}
