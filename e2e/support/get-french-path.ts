import { findFrenchPath } from '@/lib/pages/find-page';

/** @throws Error when the page has no French counterpart */
export function getFrenchPath(english: string): string {
  const path = findFrenchPath(english);
  if (!path) throw new Error(`${english} has no French page`);
  return path;
}
