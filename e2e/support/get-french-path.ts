import { findFrench } from '@/lib/pages/find-french';

/** @throws Error when there is none */
export function getFrenchPath(english: string): string {
  const address = findFrench(english);
  if (!address) throw new Error(`${english} has no French page`);
  return address;
}
