import { contentIn } from '@/lib/content/content-in';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';
import { getPage } from '@/lib/pages/get-page';

/** The pages about a service for an industry, by industry. */
export function industryGroups(language: Language) {
  const { industries, landing, sitemapPage } = contentIn(language);
  return industries.map(({ slug, name }) => {
    const links = landing
      .filter((entry) => entry.kind === 'service-industry' && entry.industry === slug)
      .map((entry) => getPage(language, 'landing', entry.slug))
      .map(({ path, label }) => ({ href: path, label }));
    return { title: name, note: fillCount(language, sitemapPage.groups.withServices, links.length), links };
  });
}
