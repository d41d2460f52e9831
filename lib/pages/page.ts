import type { Language } from '../i18n/languages.ts';

/** The kinds of pages, each with a component of its own. Kinds with many pages tell them apart by slug. */
export type PageKind =
  | 'home'
  | 'services'
  | 'service'
  | 'locations'
  | 'city'
  | 'about'
  | 'contact'
  | 'contact-sent'
  | 'case-studies'
  | 'case-study'
  | 'privacy-policy'
  | 'terms-of-service'
  | 'accessibility'
  | 'sitemap'
  | 'search'
  | 'landing'
  | 'not-found'
  | 'unavailable';

/** An address at which a page used to be, with the file and the field that say so. */
export type FormerAddress = { path: string; file: string; field: string };

/** One row of the page table: where a page is and what crawlers, tabs, crumbs and lists say of it. */
export type Page = {
  readonly kind: PageKind;
  /** Empty for kinds with a single page. */
  readonly slug: string;
  /** The last part of its address in its language; empty for kinds with a single page. */
  readonly addressSlug: string;
  readonly language: Language;
  /** From the root, without a trailing slash: `/services/cloud-solutions`. */
  readonly path: string;
  /** As the browser's tab shows it, brand included: at most 60 characters. */
  readonly title: string;
  /** As crumbs and lists call it. */
  readonly label: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonical?: string | undefined;
  /** Where it used to be: these addresses lead here. */
  readonly formerly: readonly FormerAddress[];
  /** The kind one level up in the crumbs; only the home page has none. */
  readonly parent?: PageKind;
  /** Which page of that kind, where there are many. */
  readonly parentSlug?: string;
  /** Stands in the sitemaps and may be indexed. */
  readonly listed: boolean;
  /** The file of `content` that holds its words. */
  readonly file: string;
  /** Which picture its share image shows: the name of one in `/art`, without ending. */
  readonly art: string;
  /** From the root: `/og/services/cloud-solutions.png`. */
  readonly shareImage: string;
};
