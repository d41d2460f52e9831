import type { BreadcrumbList, WithContext } from 'schema-dts';
import { breadcrumbsOf } from '../../pages/breadcrumbs-of.ts';
import type { Page } from '../../pages/page.ts';
import { siteOrigin } from '../site-origin.ts';

/** The crumbs of a page, the same as it shows. */
export function breadcrumbList(page: Page): WithContext<BreadcrumbList> {
  const origin = siteOrigin();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(page).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${path === '/' ? '' : path}`,
    })),
  };
}
