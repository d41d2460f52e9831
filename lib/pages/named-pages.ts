import { contentIn } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import type { NamedPage } from '../search/named-page.ts';
import type { SearchKind } from '../search/search-kinds.ts';
import { getPage } from './find-page.ts';
import type { PageKind } from './page.ts';

/** The pages that search finds by name. An industry has no page, so its name finds the landing page of its first service. */
export function namedPages(language: Language): readonly NamedPage[] {
  const { services, cities, industries, caseStudies, ui } = contentIn(language);
  const named = (kind: SearchKind, pageKind: PageKind, slug: string, names: string[]): NamedPage => {
    const { label, path } = getPage(language, pageKind, slug);
    return { title: label, path, kind, names };
  };
  return [
    ...services.map(({ slug, name }) => named('services', 'service', slug, [name])),
    ...cities.map(({ slug, name, province }) =>
      named('locations', 'city', slug, [name, ui.provinces[province]]),
    ),
    ...industries.map(({ slug, name, inText, onlyWithServices }) =>
      named('industries', 'landing', `${onlyWithServices?.[0] ?? services[0]?.slug}-${slug}`, [name, inText]),
    ),
    ...caseStudies.map(({ slug, heading, client }) =>
      named('case-studies', 'case-study', slug, [heading, client]),
    ),
  ];
}
