/**
 * Whether an island must hydrate without interaction: analytics, a link to one of its parts, or something that it resumes
 * from. Islands name the last in `data-query`, `data-history` and `data-session`: a key of the address's query, of the
 * history's entry, or of the tab's storage.
 */
export function needsEagerHydration(): boolean {
  const resumes = (name: string, has: (key: string) => unknown) =>
    [...document.querySelectorAll(`[data-${name}]`)].some((island) =>
      has(`${island.getAttribute(`data-${name}`)}`),
    );
  return Boolean(
    document.querySelector('[data-island] :target, [data-start]') ||
      resumes('query', (key) => new URLSearchParams(location.search).has(key)) ||
      resumes('history', (key) => history.state?.[key]) ||
      resumes('session', stored),
  );
}

/** Where the browser keeps nothing, no page has left anything. */
function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
