/** What the browser keeps for the site or for the tab; nothing where it keeps nothing. */
export function storage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
