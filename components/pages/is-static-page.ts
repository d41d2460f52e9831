import type { PageKind } from '@/lib/pages/page';

const staticKinds: readonly PageKind[] = [
  'privacy-policy',
  'terms-of-service',
  'accessibility',
  'sitemap',
  'not-found',
  'unavailable',
];

/** Whether a page is there to be read: nothing in its main part waits for a script, and nothing on it sends a toast. */
export function isStaticPage(kind: PageKind): boolean {
  return staticKinds.includes(kind);
}
