import type { ItemList, WithContext } from 'schema-dts';
import { contentIn } from '../../content/content-in.ts';
import type { Language } from '../../i18n/languages.ts';
import { hrefOf } from '../../pages/href-of.ts';
import { siteOrigin } from '../site-origin.ts';

/** The services, in the order shown. */
export function serviceList(language: Language): WithContext<ItemList> {
  const { services, servicesPage } = contentIn(language);
  const origin = siteOrigin();
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: servicesPage.heading,
    numberOfItems: services.length,
    itemListElement: services.map(({ slug, name, shortDescription }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name,
        description: shortDescription,
        url: `${origin}${hrefOf(language, 'service', slug)}`,
      },
    })),
  };
}
