/**
 * Calls `act` once the page is really shown: at once, or when a page prepared in the background is opened.
 *
 * @returns a function that calls it off
 */
export function whenShown(act: () => void): () => void {
  if (!('prerendering' in document) || !document.prerendering) {
    act();
    return () => {};
  }
  document.addEventListener('prerenderingchange', act, { once: true });
  return () => document.removeEventListener('prerenderingchange', act);
}
