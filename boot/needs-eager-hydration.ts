import { firstVisitKey } from '../lib/hydration/first-visit-key.ts';

/** Whether an island must hydrate without interaction: tour, analytics, deep link, query, restored state. */
export function needsEagerHydration(): boolean {
  return Boolean(
    document.querySelector('[data-island] :target, [data-start]') ||
      location.search ||
      history.state ||
      hasStoredState(),
  );
}

/** A first visit, or something that another page left in this tab. Without storage there is neither. */
function hasStoredState(): boolean {
  try {
    return sessionStorage.length > 0 || !localStorage.getItem(firstVisitKey);
  } catch {
    return false;
  }
}
