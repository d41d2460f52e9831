import { findFrenchPath } from '@/lib/pages/find-page';

/** @throws Error when the page has no French counterpart */
export function getFrenchPath(english: string): string {
  const address = findFrenchPath(english);
  if (!address) throw new Error(`${english} has no French page`);
  return address;
}
