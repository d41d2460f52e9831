import { getPage } from './find-page.ts';
import type { Page } from './page.ts';

/** The ancestors of a page from the home page down, and the page itself. */
export function breadcrumbsOf(page: Page): readonly Page[] {
  if (!page.parent) return [page];
  return [...breadcrumbsOf(getPage(page.language, page.parent, page.parentSlug)), page];
}
