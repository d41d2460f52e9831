import { contentIn } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import type { SearchKind } from '../search/search-kinds.ts';
import type { Page } from './page.ts';

/** The search filter of a page. Guides are services in a city; industries are all landing pages for an industry. */
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
