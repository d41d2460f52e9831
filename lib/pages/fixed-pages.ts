import type { LocalContent } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import { formerPaths } from './former-paths.ts';
import { type FixedKind, fixedKinds, type Page } from './page.ts';
import { fixedPaths } from './paths.ts';

/** What a content entry contributes to its page. */
export type Row = Pick<Page, 'kind' | 'path' | 'label' | 'file' | 'formerly'> &
  Partial<Pick<Page, 'slug' | 'pathSlug' | 'parent' | 'parentSlug' | 'listed' | 'art'>> & {
    metadata: Pick<Page, 'title' | 'description' | 'keywords' | 'canonical'>;
  };

/** Exceptions from the defaults of fixed pages. */
const exceptions: Partial<Record<FixedKind, Partial<Row>>> = {
  home: { parent: undefined },
  'contact-sent': { parent: 'contact', listed: false },
  search: { listed: false },
  'privacy-policy': { file: 'legal/privacy-policy.md' },
  'terms-of-service': { file: 'legal/terms-of-service.md' },
  accessibility: { file: 'legal/accessibility.md' },
  'not-found': { listed: false, art: 'canada-404' },
  unavailable: { listed: false },
};

/** The rows of the pages of fixed kinds. */
export function fixedPages(content: LocalContent, language: Language): Row[] {
  const { ui, navigation } = content;
  const links = [...navigation.company, ...navigation.header, ...navigation.legal];
  const labels = new Map<string, string>(links.map(({ to, label }) => [to, label]));
  labels.set('search', ui.shell.search);
  const entries = fixedContent(content);
  return fixedKinds.map((kind): Row => {
    const { file = `pages/${kind}.yaml` } = exceptions[kind] ?? {};
    const { formerly, ...metadata } = entries[kind];
    return {
      kind,
      path: fixedPaths[kind][language],
      label: labels.get(kind) ?? metadata.title,
      parent: 'home',
      file,
      formerly: formerPaths({ file, formerly }, language, ''),
      metadata,
      ...exceptions[kind],
    };
  });
}

/** The content of each page of a fixed kind. */
export function fixedContent(content: LocalContent) {
  return {
    home: content.homePage,
    services: content.servicesPage,
    locations: content.locationsPage,
    'case-studies': content.caseStudiesPage,
    about: content.aboutPage,
    contact: content.contactPage,
    'contact-sent': content.contactSentPage,
    search: content.searchPage,
    'privacy-policy': content.privacyPolicy,
    'terms-of-service': content.termsOfService,
    accessibility: content.accessibility,
    sitemap: content.sitemapPage,
    'not-found': content.notFoundPage,
    unavailable: content.unavailablePage,
  } satisfies Record<FixedKind, object>;
}
