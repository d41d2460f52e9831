import { oncePerContent } from '../content/once-per-content.ts';
import { type Language, languages } from '../i18n/languages.ts';
import type { Page, PageKind } from './page.ts';
import { pages } from './pages.ts';

const indexOf = oncePerContent(
  (_, language) => new Map(pages(language).map((page) => [`${page.kind}:${page.slug}`, page])),
);

/** Finds a page by kind and slug. */
export function findPage(language: Language, kind: PageKind, slug = ''): Page | undefined {
  return indexOf(language).get(`${kind}:${slug}`);
}

/** @throws Error when the page table has no such page */
export function getPage(language: Language, kind: PageKind, slug = ''): Page {
  const page = findPage(language, kind, slug);
  if (!page) throw new Error(`The page table has no ${kind} page "${slug}" in ${language}`);
  return page;
}

/** The page in every published language, itself included, in the order of the languages. */
export function alternatesOf({ kind, slug }: Page): readonly Page[] {
  return languages.flatMap((language) => findPage(language, kind, slug) ?? []);
}
