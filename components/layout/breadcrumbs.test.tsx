import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = [
  { path: '/', label: 'Home' },
  { path: '/services/x', label: 'A link among the crumbs of forty letters' },
  { path: '/seo/x', label: 'This page' },
];
/** Labels for screen readers only. */
const hiddenLabels = (hidesCurrent: boolean) =>
  [
    ...renderToStaticMarkup(
      <Breadcrumbs label="Here" crumbs={crumbs} hidesCurrent={hidesCurrent} />,
    ).matchAll(/class="sr-only"><[^>]*>([^<]*)/g),
  ].map(([, label]) => label);

test('shows every link, however long, and hides the current page from view only where its title follows', () => {
  expect([hiddenLabels(false), hiddenLabels(true)]).toEqual([[], ['This page']]);
});
