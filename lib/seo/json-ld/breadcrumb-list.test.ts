import { getPage } from '../../pages/get-page.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

test('counts the crumbs from the home page on', () => {
  const origin = 'https://www.tamarackit.example';
  expect(breadcrumbList(getPage('en', 'service', 'cloud-solutions')).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
    { '@type': 'ListItem', position: 2, name: 'Services', item: `${origin}/services` },
    { '@type': 'ListItem', position: 3, name: 'Cloud Solutions', item: `${origin}/services/cloud-solutions` },
  ]);
});
