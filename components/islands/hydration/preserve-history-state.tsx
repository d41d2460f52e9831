'use client';

import { useLayoutEffect } from 'react';

/**
 * Copies `history.state` to the entry that a same-page link creates. Browsers leave it null: a quiz in progress would
 * be lost, and Back from the next page would reload this one.
 */
export function PreserveHistoryState() {
  // In a layout effect: this `popstate` listener has to run before those that effects of the islands add.
  useLayoutEffect(() => {
    let latest: unknown = history.state;
    const record = () => {
      latest = history.state ?? latest;
    };
    const restore = () => (history.state === null ? history.replaceState(latest, '') : record());
    // Runs before a click navigates, and before the visitor edits the URL.
    window.addEventListener('click', record, true);
    window.addEventListener('blur', record);
    window.addEventListener('popstate', restore);
    return () => {
      window.removeEventListener('click', record, true);
      window.removeEventListener('blur', record);
      window.removeEventListener('popstate', restore);
    };
  }, []);

  return null;
}
