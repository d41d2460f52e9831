import { contentIn, type LocalContent } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import { fixedPages } from './fixed-pages.ts';
import { formerAddresses, formerLandingAddresses } from './former-addresses.ts';
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
  return rowsOf(content).map((row) => toPage(row, language, content.company.brand));
}

function rowsOf(content: LocalContent): Row[] {
  const { services, cities, caseStudies, landing } = content;
  return [
    ...fixedPages(content),
    ...services.map(
      (service): Row => ({
        ...rowUnder('/services', service),
        kind: 'service',
        label: service.name,
        parent: 'services',
        art: `plate-${service.slug}`,
      }),
    ),
    ...cities.map(
      (city): Row => ({
        ...rowUnder('/locations', { ...city, keywords: [...city.keywords, ...city.localKeywords] }),
        kind: 'city',
        label: city.name,
        parent: 'locations',
        art: `city-${city.slug}`,
      }),
    ),
    ...caseStudies.map(
      (study): Row => ({
        ...rowUnder('/case-studies', study),
        kind: 'case-study',
        label: study.heading,
        parent: 'case-studies',
        art: `case-${study.slug}`,
      }),
    ),
    ...landing.map(
      (page): Row => ({
        ...rowUnder('/seo', page),
        formerly: formerLandingAddresses(page, '/seo', content),
        kind: 'landing',
        label: page.heading,
        ...(page.kind === 'city-industry'
          ? { parent: 'city', parentSlug: page.city }
          : { parent: 'service', parentSlug: page.service }),
        art: page.kind === 'service-city' ? `city-${page.city}` : `industry-${page.industry}`,
      }),
    ),
  ];
}

type Entry = Row['metadata'] & { slug: string; file: string; formerly?: readonly string[] | undefined };

function rowUnder(folder: string, entry: Entry) {
  const { slug, file } = entry;
  return {
    slug,
    path: `${folder}/${slug}`,
    file,
    formerly: formerAddresses(entry, folder),
    metadata: entry,
  };
}
