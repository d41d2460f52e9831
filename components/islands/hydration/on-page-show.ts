/**
 * Calls `act` when the page is shown: at once, or when a prerendered page is opened.
 *
 * @returns a function that calls it off
 */
export function onPageShow(act: () => void): () => void {
  if (!('prerendering' in document) || !document.prerendering) {
    act();
    return () => {};
  }
  document.addEventListener('prerenderingchange', act, { once: true });
  return () => document.removeEventListener('prerenderingchange', act);
}
