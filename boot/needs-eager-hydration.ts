import { storage } from './storage.ts';

/**
 * Whether an island must hydrate without interaction: for analytics, a link to an element inside it, a field sheet named in
 * the address (`lib/quiz/sheet-hash.ts`), or state to restore. Islands name their state in `data-query`, `data-history`
 * and `data-session`: a key of the query, of `history.state` or of `sessionStorage`.
 */
export function needsEagerHydration(): boolean {
  const searchParams = new URLSearchParams(location.search);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].some(
    ({ dataset: { query = '', history: historyKey = '', session = '' } }) =>
      document.querySelector('[data-start], [data-island] :target') ||
      searchParams.has(query) ||
      /^#sheet-/.test(location.hash) ||
      history.state?.[historyKey] ||
      storage('sessionStorage')?.getItem(session),
  );
}
