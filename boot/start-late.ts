import { firstVisitKey } from '../lib/late/first-visit-key.ts';
import { holdActions } from './hold-actions.ts';
import { isAwaited } from './is-awaited.ts';
import { loadAll } from './load-all.ts';

declare global {
  interface Window {
    /** Starts the framework. The page's own script brings it, with the page's data. */
    startPage: () => void;
  }
}

/**
 * Starts the page's scripts at the first sign that somebody uses it: a pointer (a finger is one), a key, a focus. What
 * is done with an island until it reacts is held and done then. Nothing starts before all scripts are there: when one
 * cannot be had, forms are posted without script, and the next sign tries again.
 *
 * The page's scripts stand in `data-late` of this script's own tag; a page without islands has none.
 */
export function startLate(): void {
  const list = (document.currentScript as HTMLElement).dataset.late;
  if (!list) return;
  const sources = new Set(list.split(' '));
  let isBusy = false;
  const start = async () => {
    if (isBusy) return;
    isBusy = true;
    if (await loadAll(sources)) return window.startPage();
    isBusy = false;
    giveUp();
  };
  const giveUp = holdActions(start);
  for (const sign of ['pointerover', 'keydown', 'focusin']) addEventListener(sign, start, true);
  // A button that was pressed before this came has the focus, and no ring.
  document.querySelector<HTMLElement>('[data-island] button:focus:not(:focus-visible)')?.click();
  // The tour's own function takes its place once it is there.
  window.resetOnboarding = () => {
    start();
    localStorage.removeItem(firstVisitKey);
  };
  addEventListener('load', () => {
    // Not before the page has been painted, pictures and all. Safari has no idle callback.
    setTimeout(window.requestIdleCallback ?? setTimeout, 500, () => isAwaited() && start());
  });
}
