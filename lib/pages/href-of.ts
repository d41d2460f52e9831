import type { Language } from '../i18n/languages.ts';
import { getPage } from './find-page.ts';
import type { PageKind } from './page.ts';

/**
 * The path of a page: `hrefOf('en', 'city', 'halifax')` is `/locations/halifax`.
 *
 * @throws Error when the page table has no such page, so that no link can dangle.
 */
export function hrefOf(language: Language, kind: PageKind, slug = ''): string {
  return getPage(language, kind, slug).path;
}
