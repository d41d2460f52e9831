import { getPage } from '../../pages/find-page.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

test('numbers the breadcrumbs from the home page', () => {
  const origin = 'https://www.tamarackit.example';
  expect(breadcrumbList(getPage('en', 'service', 'cloud-solutions')).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
    { '@type': 'ListItem', position: 2, name: 'Services', item: `${origin}/services` },
    { '@type': 'ListItem', position: 3, name: 'Cloud Solutions', item: `${origin}/services/cloud-solutions` },
  ]);
});
