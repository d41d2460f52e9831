import { contentIn } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import type { Language } from '../i18n/languages.ts';
import type { SearchKind } from '../search/search-kinds.ts';
import type { WordLists } from '../search/search-words.ts';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

type SearchEntry = {
  /** The filter that shows the page. */
  readonly kind?: SearchKind;
  /** What people call the page: a search for it finds the page first. */
  readonly name?: string;
};

/**
 * How search lists a page. Guides are services in a city; industries are all landing pages for an industry. An industry has
 * no page, so its name finds the landing page of its first service.
 */
export function searchEntryOf({ language, kind, slug }: Page): SearchEntry {
  const { services, cities, industries, caseStudies, landing, ui } = contentIn(language);
  switch (kind) {
    case 'services':
      return { kind: 'services' };
    case 'service':
      return { kind: 'services', name: getEntry(services, slug).name };
    case 'locations':
      return { kind: 'locations' };
    case 'city': {
      const { name, province } = getEntry(cities, slug);
      return { kind: 'locations', name: `${name} ${ui.provinces[province]}` };
    }
    case 'case-studies':
      return { kind: 'case-studies' };
    case 'case-study':
      return { kind: 'case-studies', name: getEntry(caseStudies, slug).client };
    case 'landing': {
      const page = getEntry(landing, slug);
      if (page.kind === 'service-city') return { kind: 'guides' };
      const { name, inText, onlyWithServices = [] } = getEntry(industries, page.industry);
      const first = onlyWithServices[0] ?? services[0]?.slug;
      const isFirst = page.kind === 'service-industry' && page.service === first;
      return { kind: 'industries', ...(isFirst && { name: `${name} ${inText}` }) };
    }
    default:
      return {};
  }
}

/** The lists that search reads when it starts. */
export function searchLists(language: Language): WordLists {
  const { smallWords, sameAs } = contentIn(language).searchPage;
  const names = pages(language).flatMap((page) => searchEntryOf(page).name?.split(/[^\p{L}\p{N}-]+/u) ?? []);
  return { small: smallWords, sameAs, names: [...new Set(names)] };
}
