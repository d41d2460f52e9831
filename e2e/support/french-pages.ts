import { findFrenchPath } from '@/lib/pages/find-page';

/** @throws Error when there is none */
export function frenchAddress(english: string): string {
  const address = findFrenchPath(english);
  if (!address) throw new Error(`${english} has no French page`);
  return address;
}
