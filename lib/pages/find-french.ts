import { findPage } from './find-page.ts';
import { pages } from './pages.ts';

/** The address of the French page to an English one; undefined for what is no page of the page table, such as `404.html`. */
export function findFrench(english: string): string | undefined {
  const page = pages('en').find(({ path }) => path === english);
  return page && findPage('fr', page.kind, page.slug)?.path;
}
