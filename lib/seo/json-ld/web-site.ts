import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { contentIn } from '../../content/content-in.ts';
import type { Language } from '../../i18n/languages.ts';
import { localeOf } from '../../i18n/locale-of.ts';
import { hrefOf } from '../../pages/href-of.ts';
import { siteOrigin } from '../site-origin.ts';

/** Search engines read the name of the placeholder from a field that the vocabulary itself does not list. */
type SearchTarget = SearchAction & { 'query-input': string };

/** The site and its search. */
export function webSite(language: Language): WithContext<WebSite> {
  const { company } = contentIn(language);
  const origin = siteOrigin();
  const search: SearchTarget = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${hrefOf(language, 'search')}?q={term}` },
    'query-input': 'required name=term',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}#website`,
    name: company.brand,
    url: origin,
    inLanguage: localeOf(language),
    publisher: { '@id': `${origin}#organization` },
    potentialAction: search,
  };
}
