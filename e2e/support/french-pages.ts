import { findPage } from '@/lib/pages/find-page';
import { pages } from '@/lib/pages/pages';

/** The address of the French page to an English one; undefined for what is no page of the page table, such as `404.html`. */
export function findFrench(english: string): string | undefined {
  const page = pages('en').find(({ path }) => path === english);
  return page && findPage('fr', page.kind, page.slug)?.path;
}

/** @throws Error when there is none */
export function frenchAddress(english: string): string {
  const address = findFrench(english);
  if (!address) throw new Error(`${english} has no French page`);
  return address;
}
