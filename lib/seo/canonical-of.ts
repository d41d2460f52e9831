import { alternatesOf } from '../pages/find-page.ts';
import type { Page } from '../pages/page.ts';
import { siteOrigin } from './site-origin.ts';

/** The canonical URL of a page: `wanted` if it is on this site, otherwise the page's own URL with a warning on the console. */
export function canonicalOf(origin: string, path: string, wanted?: string): string {
  const own = path === '/' ? origin : `${origin}${path}`;
  if (wanted === undefined) return own;
  if (wanted === origin || wanted.startsWith(`${origin}/`)) return wanted;
  console.warn(`The canonical address ${wanted} of ${path} is not on ${origin}; using ${own}.`);
  return own;
}

/** The `hreflang` alternates of a page, with the first language as `x-default`. */
export function hreflangOf(page: Page): Record<string, string> {
  const alternates = alternatesOf(page);
  const [original = page] = alternates;
  const urlOf = ({ path }: Page) => canonicalOf(siteOrigin(), path);
  return {
    ...Object.fromEntries(alternates.map((alternate) => [alternate.language, urlOf(alternate)])),
    'x-default': urlOf(original),
  };
}
