import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { findPage } from '@/lib/pages/find-page';

/** The ten trades, each with the landing page of managed IT for it. */
export function industryLinks(language: Language) {
  const { industries, services } = contentIn(language);
  return industries
    .filter(({ onlyWithServices }) => !onlyWithServices)
    .map(({ slug, name, description }) => ({
      name,
      text: description,
      href: findPage(language, 'landing', `${services[0]?.slug}-${slug}`)?.path,
    }));
}
