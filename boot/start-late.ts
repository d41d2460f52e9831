import { firstVisitKey } from '../lib/late/first-visit-key.ts';
import { holdActions } from './hold-actions.ts';
import { isAwaited } from './is-awaited.ts';
import { runInOrder } from './run-in-order.ts';

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/**
 * Starts the page's scripts at the first sign that somebody uses it: a pointer (a finger is one), a key, a focus. What is done
 * with an island until it reacts is held and done then. When a script cannot be had, nothing was started, forms are
 * posted without script, and the next sign tries again.
 *
 * The page's scripts stand in `data-late` of this script's own tag; a page without islands has none.
 */
export function startLate(): void {
  const scripts = document.currentScript?.dataset.late?.split(' ');
  if (!scripts) return;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    runInOrder(scripts).catch(() => {
      started = false;
      giveUp();
    });
  };
  const giveUp = holdActions(start);
  for (const sign of signs) addEventListener(sign, start, true);
  // The tour's own function takes its place once it is there.
  window.resetOnboarding = () => {
    localStorage.removeItem(firstVisitKey);
    start();
  };
  addEventListener('load', () => {
    // Safari has no idle callback.
    (window.requestIdleCallback ?? setTimeout)(() => isAwaited() && start());
  });
}
