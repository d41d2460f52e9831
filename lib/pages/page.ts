import type { Language } from '../i18n/languages.ts';

/** Kinds with a single page, in the order of the sitemap. */
export const fixedKinds = [
  'home',
  'services',
  'locations',
  'case-studies',
  'about',
  'contact',
  'contact-sent',
  'search',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
  'sitemap',
  'not-found',
  'unavailable',
] as const;

export type FixedKind = (typeof fixedKinds)[number];

/** Kinds with one page per entry, identified by slug. */
export type CollectionKind = 'service' | 'city' | 'case-study' | 'landing';

/** Each kind of page has its own component. */
export type PageKind = FixedKind | CollectionKind;

/** A path that redirects to a page, and the content file and field that declare it. */
export type FormerPath = { path: string; file: string; field: string };

/** A row of the page table: the path and metadata of a page. */
export type Page = {
  readonly kind: PageKind;
  /** Empty for fixed kinds. */
  readonly slug: string;
  /** The last segment of its path, which depends on the language; empty for fixed kinds. */
  readonly pathSlug: string;
  readonly language: Language;
  /** From the root, without a trailing slash: `/services/cloud-solutions`. */
  readonly path: string;
  /** Includes the brand; at most 60 characters. */
  readonly title: string;
  /** The name in breadcrumbs and lists. */
  readonly label: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonical?: string | undefined;
  /** Paths that redirect here. */
  readonly formerly: readonly FormerPath[];
  /** The parent's kind in the breadcrumbs; only the home page has none. */
  readonly parent?: PageKind;
  /** The parent's slug, empty for fixed kinds. */
  readonly parentSlug?: string;
  /** Whether the sitemaps list the page and robots may index it. */
  readonly listed: boolean;
  /** The path of its content file within `content`. */
  readonly file: string;
  /** The picture in its share image: a name in `/art` without extension. */
  readonly art: string;
  /** From the root: `/og/services/cloud-solutions.png`. */
  readonly shareImage: string;
};
