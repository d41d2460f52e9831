import { findPage } from '@/lib/pages/find-page';
import { pages } from '@/lib/pages/pages';

/** The path of the page in French; undefined for a path that is not in the page table, such as `404.html`. */
export function findFrenchPath(english: string): string | undefined {
  const page = pages('en').find(({ path }) => path === english);
  return page && findPage('fr', page.kind, page.slug)?.path;
}

/** @throws Error when the page has no French counterpart */
export function getFrenchPath(english: string): string {
  const path = findFrenchPath(english);
  if (!path) throw new Error(`${english} has no French page`);
  return path;
}
