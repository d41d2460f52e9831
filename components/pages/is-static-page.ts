import type { PageKind } from '@/lib/pages/page';

const staticKinds: readonly PageKind[] = [
  'privacy-policy',
  'terms-of-service',
  'accessibility',
  'sitemap',
  'not-found',
  'unavailable',
];

/** Whether a page is there to be read: nothing on it waits for a script, so it has no tour and no toasts. */
export function isStaticPage(kind: PageKind): boolean {
  return staticKinds.includes(kind);
}
