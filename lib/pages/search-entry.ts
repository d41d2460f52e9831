import { contentIn } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import type { Language } from '../i18n/languages.ts';
import { thumbOf } from '../pictures/picture-of.ts';
import type { SearchKind } from '../search/search-kinds.ts';
import type { WordLists } from '../search/search-words.ts';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

type SearchEntry = {
  /** The filter that shows the page. */
  readonly kind?: SearchKind;
  /** What people call the page: a search for it finds the page first. */
  readonly name?: string;
  /** A small picture of what the page is about, without words; of a service in a city, the city's. */
  readonly thumb?: string;
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
    case 'service': {
      const { name, image } = getEntry(services, slug);
      return { kind: 'services', name, thumb: thumbOf(language, image) };
    }
    case 'locations':
      return { kind: 'locations' };
    case 'city': {
      const { name, province, image } = getEntry(cities, slug);
      return { kind: 'locations', name: `${name} ${ui.provinces[province]}`, thumb: image };
    }
    case 'case-studies':
      return { kind: 'case-studies' };
    case 'case-study': {
      const { client, image } = getEntry(caseStudies, slug);
      return { kind: 'case-studies', name: client, thumb: thumbOf(language, image) };
    }
    case 'landing': {
      const page = getEntry(landing, slug);
      if (page.kind === 'service-city') return { kind: 'guides', thumb: getEntry(cities, page.city).image };
      const { name, inText, image, onlyWithServices = [] } = getEntry(industries, page.industry);
      const first = onlyWithServices[0] ?? services[0]?.slug;
      const isFirst = page.kind === 'service-industry' && page.service === first;
      const thumb = thumbOf(language, image);
      return { kind: 'industries', thumb, ...(isFirst && { name: `${name} ${inText}` }) };
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
