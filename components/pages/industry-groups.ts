import type { FoldedGroup } from '@/components/sections/link-groups';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { getPage } from '@/lib/pages/find-page';

/** The pages about a service for an industry, by industry. An industry with a single page is a link to it. */
export function industryGroups(language: Language): FoldedGroup[] {
  const { industries, landing } = contentIn(language);
  return industries.map(({ slug, name }) => {
    const links = landing
      .filter((entry) => entry.kind === 'service-industry' && entry.industry === slug)
      .map((entry) => getPage(language, 'landing', entry.slug))
      .map(({ path, label }) => ({ href: path, label }));
    const [first, ...others] = links;
    return first && others.length === 0 ? { title: name, href: first.href } : { title: name, links };
  });
}
