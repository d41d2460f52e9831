import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = [
  { path: '/', label: 'Home' },
  { path: '/services/x', label: 'A link among the crumbs of forty letters' },
  { path: '/seo/x', label: 'This page' },
];
/** Labels that are for screen readers alone. */
const unseen = (isTitled: boolean) =>
  [
    ...renderToStaticMarkup(<Breadcrumbs label="Here" crumbs={crumbs} isTitled={isTitled} />).matchAll(
      /class="sr-only"><[^>]*>([^<]*)/g,
    ),
  ].map(([, label]) => label);

test('a link can be seen however long it is', () => {
  expect(unseen(false)).toEqual([]);
});

test('the page itself is left to screen readers where its title follows', () => {
  expect(unseen(true)).toEqual(['This page']);
});
