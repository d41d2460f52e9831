import type { Language } from '../i18n/languages.ts';
import { findPage } from './find-page.ts';
import type { Page, PageKind } from './page.ts';

/**
 * The page of a kind.
 *
 * @throws Error when the page table has no such page.
 */
export function getPage(language: Language, kind: PageKind, slug = ''): Page {
  const page = findPage(language, kind, slug);
  if (!page) throw new Error(`The page table has no ${kind} page "${slug}" in ${language}`);
  return page;
}
