import type { Page } from '@/lib/pages/page';
import { searchKindOf } from '@/lib/pages/search-kind-of';

/** What the search index reads off a page's main part. Pages that stand in no sitemap are not searched. */
export function searchAttributes(page: Page) {
  if (!page.listed) return {};
  const kind = searchKindOf(page);
  return {
    'data-kind': page.kind,
    'data-pagefind-body': '',
    ...(kind && { 'data-pagefind-filter': `kind:${kind}` }),
  };
}
