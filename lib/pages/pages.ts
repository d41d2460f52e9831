import type { LocalContent } from '../content/content-in.ts';
import { oncePerContent } from '../content/once-per-content.ts';
import type { Language } from '../i18n/languages.ts';
import { fixedPages, type Row } from './fixed-pages.ts';
import { formerLandingPaths, formerPaths, landingEntries } from './former-paths.ts';
import type { CollectionKind, Page } from './page.ts';
import { folders } from './paths.ts';

/** The page table of a language: every page except redirects, in the order of the sitemap. */
export const pages = oncePerContent((content, language): readonly Page[] => pagesOf(content, language));

/** The page table of any content. */
export function pagesOf(content: LocalContent, language: Language): Page[] {
  return rowsOf(content, language).map((row) => toPage(row, language, content.company.brand));
}

function toPage({ metadata, parent, parentSlug = '', ...row }: Row, language: Language, brand: string): Page {
  const { title, description, keywords, canonical } = metadata;
  return {
    slug: '',
    pathSlug: '',
    listed: true,
    art: 'rings-26',
    ...row,
    language,
    title: `${title} | ${brand}`,
    description,
    keywords,
    canonical,
    ...(parent ? { parent, parentSlug } : {}),
    shareImage: `/og${row.path === '/' ? '/home' : row.path}.png`,
  };
}

function rowsOf(content: LocalContent, language: Language): Row[] {
  const rowOf = (kind: CollectionKind, entry: Entry, pathSlug = slugIn(entry, language)) => {
    const folder = folders[kind][language];
    return {
      kind,
      slug: entry.slug,
      pathSlug,
      path: `${folder}/${pathSlug}`,
      file: entry.file,
      formerly: formerPaths(entry, language, folder),
      metadata: entry,
    };
  };
  const { services, cities, caseStudies, landing } = content;
  return [
    ...fixedPages(content, language),
    ...services.map(
      (service): Row => ({
        ...rowOf('service', service),
        label: service.name,
        parent: 'services',
        art: `plate-${service.slug}`,
      }),
    ),
    ...cities.map(
      (city): Row => ({
        ...rowOf('city', { ...city, keywords: [...city.keywords, ...city.localKeywords] }),
        label: city.name,
        parent: 'locations',
        art: `city-${city.slug}`,
      }),
    ),
    ...caseStudies.map(
      (study): Row => ({
        ...rowOf('case-study', study),
        label: study.heading,
        parent: 'case-studies',
        art: `case-${study.slug}`,
      }),
    ),
    ...landing.map(
      (page): Row => ({
        ...rowOf('landing', page, landingSlug(page, content, language)),
        formerly: formerLandingPaths(page, language, folders.landing[language], content),
        label: page.heading,
        ...(page.kind === 'city-industry'
          ? { parent: 'city', parentSlug: page.city }
          : { parent: 'service', parentSlug: page.service }),
        art: page.kind === 'service-city' ? `city-${page.city}` : `industry-${page.industry}`,
      }),
    ),
  ];
}

type Entry = Row['metadata'] & Named & { file: string; formerly?: readonly string[] | undefined };
type Named = { slug: string; slugs?: readonly { language: string; name: string }[] };

/** The last segment of an entry's path: its file name in the first language, its `slugs` in the others. */
function slugIn({ slug, slugs = [] }: Named, language: Language): string {
  return slugs.find((own) => own.language === language)?.name ?? slug;
}

function landingSlug(
  page: LocalContent['landing'][number],
  content: LocalContent,
  language: Language,
): string {
  const entries = landingEntries(page, content);
  return entries.map((entry) => slugIn(entry, language)).join('-');
}
