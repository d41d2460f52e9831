import { contentIn, type LocalContent } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import { folderOf, type ManyKind } from './addresses.ts';
import { fixedPages } from './fixed-pages.ts';
import { formerAddresses, formerLandingAddresses, landingParts } from './former-addresses.ts';
import type { Page } from './page.ts';
import { type Row, toPage } from './to-page.ts';

const tables = new Map<Language, readonly Page[]>();

/** The page table of a language: every page of the site but the redirects, in the order of the sitemap. */
export function pages(language: Language): readonly Page[] {
  let table = tables.get(language);
  if (!table) {
    table = pagesOf(contentIn(language), language);
    tables.set(language, table);
  }
  return table;
}

/** The same for any content. */
export function pagesOf(content: LocalContent, language: Language): Page[] {
  return rowsOf(content, language).map((row) => toPage(row, language, content.company.brand));
}

function rowsOf(content: LocalContent, language: Language): Row[] {
  const rowOf = (kind: ManyKind, entry: Entry, slug = slugIn(entry, language)) => {
    const folder = folderOf(language, kind);
    return {
      kind,
      slug: entry.slug,
      addressSlug: slug,
      path: `${folder}/${slug}`,
      file: entry.file,
      formerly: formerAddresses(entry, language, folder),
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
        formerly: formerLandingAddresses(page, language, folderOf(language, 'landing'), content),
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

/** The last part of an entry's address: the file's name in the first language, what the file says in any other. */
function slugIn({ slug, slugs = [] }: Named, language: Language): string {
  return slugs.find((own) => own.language === language)?.name ?? slug;
}

/** A landing page's last part is made of those of its two entries. */
function landingSlug(
  page: LocalContent['landing'][number],
  content: LocalContent,
  language: Language,
): string {
  const parts = landingParts(page, content);
  return parts.map((part) => slugIn(part, language)).join('-');
}
