import { storage } from './storage.ts';

/**
 * Whether an island must hydrate without interaction: analytics, a link to one of its parts, a field sheet that the address
 * names (`lib/quiz/sheet-hash.ts`), or something that it resumes from. Islands name the last in `data-query`,
 * `data-history` and `data-session`: a key of the address's query, of the history's entry, or of the tab's storage.
 */
export function needsEagerHydration(): boolean {
  const asked = new URLSearchParams(location.search);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].some(
    ({ dataset: { query = '', history: entry = '', session = '' } }) =>
      document.querySelector('[data-start], [data-island] :target') ||
      asked.has(query) ||
      /^#sheet-/.test(location.hash) ||
      history.state?.[entry] ||
      storage('sessionStorage')?.getItem(session),
  );
}
