import type { BreadcrumbList, WithContext } from 'schema-dts';
import { breadcrumbsOf } from '../../pages/breadcrumbs-of.ts';
import type { Page } from '../../pages/page.ts';
import { canonicalOf } from '../canonical-of.ts';
import { siteOrigin } from '../site-origin.ts';

/** The breadcrumbs that a page shows. */
export function breadcrumbList(page: Page): WithContext<BreadcrumbList> {
  const origin = siteOrigin();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(page).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalOf(origin, path),
    })),
  };
}
