import { findFrench } from '@/lib/pages/find-french';

/** @throws Error when the page has no French counterpart */
export function getFrenchPath(english: string): string {
  const address = findFrench(english);
  if (!address) throw new Error(`${english} has no French page`);
  return address;
}
