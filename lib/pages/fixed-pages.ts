import type { LocalContent } from '../content/content-in.ts';
import type { Language } from '../i18n/languages.ts';
import { type SingleKind, singleAddress } from './addresses.ts';
import { formerAddresses } from './former-addresses.ts';
import type { Row } from './to-page.ts';

/** The pages that exist once: everything that is not made from a list of entries. */
export function fixedPages(content: LocalContent, language: Language): Row[] {
  const { ui, navigation } = content;
  const labels = new Map<string, string>(
    [...navigation.company, ...navigation.header, ...navigation.legal].map(({ to, label }) => [to, label]),
  );
  type Entry = Row['metadata'] & { formerly?: readonly string[] | undefined };
  const page = (kind: SingleKind, metadata: Entry, more: Partial<Row> = {}): Row => {
    const { file = `pages/${kind}.yaml` } = more;
    return {
      kind,
      path: singleAddress(language, kind),
      label: labels.get(kind) ?? metadata.title,
      parent: 'home',
      file,
      formerly: formerAddresses({ file, formerly: metadata.formerly }, language, ''),
      metadata,
      ...more,
    };
  };
  const { parent: _, ...home } = page('home', content.homePage);
  return [
    home,
    page('services', content.servicesPage),
    page('locations', content.locationsPage),
    page('case-studies', content.caseStudiesPage),
    page('about', content.aboutPage),
    page('contact', content.contactPage),
    page('contact-sent', content.contactSentPage, {
      parent: 'contact',
      unlisted: true,
    }),
    page('search', content.searchPage, { label: ui.shell.search, unlisted: true }),
    page('privacy-policy', content.privacyPolicy, { file: 'legal/privacy-policy.md' }),
    page('terms-of-service', content.termsOfService, { file: 'legal/terms-of-service.md' }),
    page('accessibility', content.accessibility, { file: 'legal/accessibility.md' }),
    page('sitemap', content.sitemapPage),
    page('not-found', content.notFoundPage, { unlisted: true, art: 'canada-404' }),
    page('unavailable', content.unavailablePage, { unlisted: true }),
  ];
}
