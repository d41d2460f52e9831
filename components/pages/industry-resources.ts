import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { findPage } from '@/lib/pages/find-page';
import { hrefOf } from '@/lib/pages/href-of';

/** What else there is for a case study's industry: its landing pages with the services used, then those services. */
export function industryResources(language: Language, study: LocalContent['caseStudies'][number]) {
  const { services } = contentIn(language);
  const landing = services.flatMap(
    ({ slug }) => findPage(language, 'landing', `${slug}-${study.industry}`) ?? [],
  );
  const used = study.services.map((slug) => getEntry(services, slug));
  return [
    ...landing.map(({ path, label }) => ({ href: path, label })),
    ...used.map(({ slug, name }) => ({ href: hrefOf(language, 'service', slug), label: name })),
  ];
}
