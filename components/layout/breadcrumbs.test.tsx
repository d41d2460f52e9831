import { renderToStaticMarkup } from 'react-dom/server';
import { getPage } from '@/lib/pages/find-page';
import type { PageKind } from '@/lib/pages/page';
import { Breadcrumbs } from './breadcrumbs';

/** Labels for screen readers only. */
const hiddenLabels = (kind: PageKind, slug: string) =>
  [
    ...renderToStaticMarkup(<Breadcrumbs page={getPage('en', kind, slug)} />).matchAll(
      /class="sr-only"><[^>]*>([^<]*)/g,
    ),
  ].map(([, label]) => label);

test('shows every link and the current page', () => {
  expect(hiddenLabels('service', 'cybersecurity-compliance')).toEqual([]);
});

test('hides the current page from view where its title follows', () => {
  const slug = 'cybersecurity-compliance-healthcare';
  expect(hiddenLabels('landing', slug)).toEqual([getPage('en', 'landing', slug).label]);
});
