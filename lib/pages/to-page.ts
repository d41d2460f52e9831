import type { Language } from '../i18n/languages.ts';
import type { FormerAddress, Page, PageKind } from './page.ts';

/** What a content entry knows of its page, before language and brand are added. */
export type Row = {
  kind: PageKind;
  slug?: string;
  addressSlug?: string;
  path: string;
  label: string;
  parent?: PageKind;
  parentSlug?: string;
  unlisted?: true;
  file: string;
  art?: string;
  formerly: readonly FormerAddress[];
  metadata: {
    title: string;
    description: string;
    keywords: readonly string[];
    canonical?: string | undefined;
  };
};

export function toPage(row: Row, language: Language, brand: string): Page {
  const { kind, slug = '', addressSlug = '', path, label, file, art = 'rings-26', metadata } = row;
  return {
    kind,
    slug,
    addressSlug,
    language,
    path,
    title: `${metadata.title} | ${brand}`,
    label,
    description: metadata.description,
    keywords: metadata.keywords,
    canonical: metadata.canonical,
    formerly: row.formerly,
    ...(row.parent ? { parent: row.parent, parentSlug: row.parentSlug ?? '' } : {}),
    listed: !row.unlisted,
    file,
    art,
    shareImage: `/og${path === '/' ? '/home' : path}.png`,
  };
}
