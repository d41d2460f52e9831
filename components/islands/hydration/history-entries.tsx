'use client';

import { useLayoutEffect } from 'react';

/**
 * Gives the entry of the browser's history that a link within the page makes what the entry before it holds. Browsers
 * leave it empty: a quiz in progress would be gone, and going back from what follows would load the page again.
 */
export function HistoryEntries() {
  // Ahead of the effects of all others that listen to `popstate`: a window calls its listeners in their order.
  useLayoutEffect(() => {
    let latest: unknown = history.state;
    const note = () => {
      latest = history.state ?? latest;
    };
    const fill = () => (history.state === null ? history.replaceState(latest, '') : note());
    // Before a click leads anywhere, and before the address is edited by hand.
    window.addEventListener('click', note, true);
    window.addEventListener('blur', note);
    window.addEventListener('popstate', fill);
    return () => {
      window.removeEventListener('click', note, true);
      window.removeEventListener('blur', note);
      window.removeEventListener('popstate', fill);
    };
  }, []);

  return null;
}
