import type { Language } from '../i18n/languages.ts';
import { getPage } from './get-page.ts';
import type { PageKind } from './page.ts';

/**
 * Where a link to a page of the site leads: `hrefOf('en', 'city', 'halifax')` is `/locations/halifax`.
 *
 * @throws Error when the page table has no such page, so that no link can dangle.
 */
export function hrefOf(language: Language, kind: PageKind, slug = ''): string {
  return getPage(language, kind, slug).path;
}
