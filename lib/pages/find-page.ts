import type { Language } from '../i18n/languages.ts';
import type { Page, PageKind } from './page.ts';
import { pages } from './pages.ts';

const indexes = new Map<Language, ReadonlyMap<string, Page>>();

/** The page of a kind, or undefined where there is none with this slug. */
export function findPage(language: Language, kind: PageKind, slug = ''): Page | undefined {
  let index = indexes.get(language);
  if (!index) {
    index = new Map(pages(language).map((page) => [`${page.kind}:${page.slug}`, page]));
    indexes.set(language, index);
  }
  return index.get(`${kind}:${slug}`);
}
