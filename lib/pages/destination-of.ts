import { contentIn, type LocalContent } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import { hrefOf } from './href-of.ts';

export type Destination = LocalContent['navigation']['header'][number]['to'];

/** Where an entry of the navigation leads: a page of the site, or an address kept with the company's facts. */
export function destinationOf(language: Language, to: Destination): { href: string; external: boolean } {
  const { company } = contentIn(language);
  switch (to) {
    case 'parent':
      return { href: company.parentUrl, external: true };
    case 'careers':
      return { href: company.careersUrl, external: true };
    case 'blog':
      return { href: company.blogUrl, external: true };
    case 'linkedin':
    case 'facebook':
      return { href: company.social[to], external: true };
    default:
      return { href: hrefOf(language, to), external: false };
  }
}
