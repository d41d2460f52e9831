/**
 * Calls `callback` once the page is shown: immediately, or when a prerendered page is activated.
 *
 * @returns a function that cancels a pending call
 */
export function onPageShow(callback: () => void): () => void {
  if (!('prerendering' in document) || !document.prerendering) {
    callback();
    return () => {};
  }
  document.addEventListener('prerenderingchange', callback, { once: true });
  return () => document.removeEventListener('prerenderingchange', callback);
}
