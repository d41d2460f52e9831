import { firstVisitKey } from '../lib/late/first-visit-key.ts';

/**
 * Whether an island has something to do although nobody has touched the page: show a newcomer around, count the
 * visit, open the question that the address names, follow its query, take over what another page left in this tab,
 * or go on where the visitor was when they left.
 */
export function isAwaited(): boolean {
  return Boolean(
    document.querySelector('[data-island] :target, [data-start]') ||
      location.search ||
      history.state ||
      remembers(),
  );
}

/** Where the browser keeps nothing for the site, nobody is a newcomer and nothing was left. */
function remembers(): boolean {
  try {
    return sessionStorage.length > 0 || !localStorage.getItem(firstVisitKey);
  } catch {
    return false;
  }
}
