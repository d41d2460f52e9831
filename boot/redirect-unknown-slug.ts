import { redirectFromAttribute, redirectToAttribute } from '../lib/hydration/contract.ts';

/**
 * Redirects unknown services, cities and case studies on hosts that answer them with `404.html`. That page lists the
 * redirects in attributes.
 */
export function redirectUnknownSlug(): void {
  for (const rule of document.querySelectorAll(`[${redirectFromAttribute}]`))
    if (location.pathname.match(rule.getAttribute(redirectFromAttribute) as string))
      location.replace(rule.getAttribute(redirectToAttribute) as string);
}
