import { findPage } from '@/lib/pages/find-page';
import { pages } from '@/lib/pages/pages';

/** The address of the French page to an English one. */
export function frenchAddress(english: string): string {
  const page = pages('en').find(({ path }) => path === english);
  const twin = page && findPage('fr', page.kind, page.slug);
  if (!twin) throw new Error(`${english} has no French page`);
  return twin.path;
}
