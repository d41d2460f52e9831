import { contentIn, type LocalContent } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import { hrefOf } from './href-of.ts';

type Destination = LocalContent['navigation']['header'][number]['to'];

/** The URL of a navigation entry: a page of the site, or an external URL of the company. */
export function destinationOf(language: Language, to: Destination): string {
  const { company } = contentIn(language);
  switch (to) {
    case 'parent':
      return company.parentUrl;
    case 'careers':
      return company.careersUrl;
    case 'blog':
      return company.blogUrl;
    case 'linkedin':
    case 'facebook':
      return company.social[to];
    default:
      return hrefOf(language, to);
  }
}
