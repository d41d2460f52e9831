import { needsEagerHydration } from './needs-eager-hydration.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

declare global {
  interface Window {
    /** Starts React. Defined by the page's hydration script, which also holds the page's data. */
    hydratePage: () => void;
  }
}

/**
 * Hydrates the page on the first pointer, key or focus event. Hydration waits until all scripts have loaded; when one
 * fails, the browser posts queued forms, and the next event requests those again that are missing.
 *
 * @param list addresses of the scripts and of their style sheet; none on a page without islands
 */
export function hydrateOnInteraction(list?: string): void {
  if (!list) return;
  const missing = new Set(list.split(' '));
  let isBusy = false;
  const load = (src: string) =>
    new Promise((onload, onerror) => {
      const element = document.createElement(src.endsWith('css') ? 'link' : 'script');
      // Each element ignores the properties of the other kind. React recognises the page's scripts by the `async`
      // attribute and would add those again that lack it.
      document.head.append(
        Object.assign(element, { href: src, rel: 'stylesheet', async: true, src, onload, onerror }),
      );
    }).then(
      () => missing.delete(src),
      (event: Event) => (event.target as Element).remove(),
    );
  // Where the tour is the only island, using it is the only reason. It gets the focus when it opens, which is no use yet.
  const isUse = ({ type, target }: Event) => {
    const isInDialog = (target as Element).closest?.('dialog');
    return isInDialog ? type !== 'focusin' : document.querySelector('main [data-island]');
  };
  const start = async () => {
    if (isBusy) return;
    isBusy = true;
    await Promise.all([...missing].map(load));
    if (!missing.size) return window.hydratePage();
    isBusy = false;
    giveUp();
  };
  const giveUp = replayEarlyEvents(start);
  for (const type of ['pointerover', 'keydown', 'focusin'])
    addEventListener(type, (event) => isUse(event) && start(), true);
  // A button pressed before this script ran has the focus, but no focus ring.
  document.querySelector<HTMLElement>('[data-island] button:focus:not(:focus-visible)')?.click();
  addEventListener('load', () =>
    // Not before the page has been painted, images included. Safari has no idle callback.
    setTimeout(window.requestIdleCallback ?? setTimeout, 500, () => needsEagerHydration() && start()),
  );
}
