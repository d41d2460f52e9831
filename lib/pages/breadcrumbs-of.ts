import { getPage } from './get-page.ts';
import type { Page } from './page.ts';

/** The way from the home page down to a page, both included. */
export function breadcrumbsOf(page: Page): readonly Page[] {
  if (!page.parent) return [page];
  return [...breadcrumbsOf(getPage(page.language, page.parent, page.parentSlug)), page];
}
