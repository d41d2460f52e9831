import { contentIn } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import type { SearchKind } from '../search/search-kinds.ts';
import type { Page } from './page.ts';

/** What a page is found under when search is narrowed: guides are services in a city, industries everything on an industry. */
export function searchKindOf({ language, kind, slug }: Page): SearchKind | undefined {
  switch (kind) {
    case 'services':
    case 'service':
      return 'services';
    case 'locations':
    case 'city':
      return 'locations';
    case 'case-studies':
    case 'case-study':
      return 'case-studies';
    case 'landing':
      return getEntry(contentIn(language).landing, slug).kind === 'service-city' ? 'guides' : 'industries';
    default:
      return undefined;
  }
}
