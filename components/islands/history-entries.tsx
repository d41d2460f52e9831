'use client';

import { useEffect } from 'react';

/**
 * Gives the entry of the browser's history that a link within the page makes what the entry before it holds. Browsers
 * leave it empty: a quiz in progress would be gone, and going back from what follows would load the page again.
 */
export function HistoryEntries() {
  useEffect(() => {
    let latest: unknown = history.state;
    const note = () => {
      latest = history.state ?? latest;
    };
    const fill = () => (history.state === null ? history.replaceState(latest, '') : note());
    // Before a click leads anywhere, and before the address is edited by hand.
    window.addEventListener('click', note, true);
    window.addEventListener('blur', note);
    // Ahead of all others that look at the entry.
    window.addEventListener('popstate', fill, true);
    return () => {
      window.removeEventListener('click', note, true);
      window.removeEventListener('blur', note);
      window.removeEventListener('popstate', fill, true);
    };
  }, []);

  return null;
}
