import { languages } from '../i18n/languages.ts';
import type { Page } from '../pages/page.ts';
import { twinsOf } from '../pages/twins-of.ts';
import { canonicalOf } from './canonical-of.ts';
import { siteOrigin } from './site-origin.ts';

/**
 * For search engines: the page's whole address in each language by the language's tag, and under `x-default` that in the
 * first one. Nothing while the site is in one language.
 */
export function alternatesOf(page: Page): Record<string, string> | undefined {
  const twins = twinsOf(page);
  if (twins.length < 2) return undefined;
  const addresses = twins.map((twin) => [twin.language, canonicalOf(siteOrigin(), twin.path)] as const);
  const [, first] = addresses.find(([language]) => language === languages[0]) ?? [];
  return { ...Object.fromEntries(addresses), ...(first ? { 'x-default': first } : {}) };
}
