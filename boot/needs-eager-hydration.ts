import { firstVisitKey } from '../lib/hydration/first-visit-key.ts';

/**
 * Whether an island must hydrate without interaction: tour, analytics, deep link, query, restored state.
 *
 * @returns something truthy when one must
 */
export function needsEagerHydration(): unknown {
  try {
    return (
      document.querySelector('[data-island] :target, [data-start]') ||
      location.search ||
      history.state ||
      // What another page left in this tab, then the first visit.
      sessionStorage.length ||
      !localStorage.getItem(firstVisitKey)
    );
  } catch {
    // Without storage there is neither.
    return false;
  }
}
