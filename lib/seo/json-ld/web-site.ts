import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { contentIn } from '../../content/content-in.ts';
import type { Language } from '../../i18n/languages.ts';
import { localeOf } from '../../i18n/locale-of.ts';
import { hrefOf } from '../../pages/href-of.ts';
import { canonicalOf } from '../canonical-of.ts';
import { siteOrigin } from '../site-origin.ts';

/** Search engines require `query-input`, which schema.org does not define. */
type SearchTarget = SearchAction & { 'query-input': string };

/** The site in a language and its search; each language has its own `@id`. */
export function webSite(language: Language): WithContext<WebSite> {
  const { company } = contentIn(language);
  const origin = siteOrigin();
  const home = canonicalOf(origin, hrefOf(language, 'home'));
  const search: SearchTarget = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${hrefOf(language, 'search')}?q={term}` },
    'query-input': 'required name=term',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: company.brand,
    url: home,
    inLanguage: localeOf(language),
    publisher: { '@id': `${origin}#organization` },
    potentialAction: search,
  };
}
