import { needsEagerHydration } from './needs-eager-hydration.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

declare global {
  interface Window {
    /** Starts React. Defined by the page's hydration script, which also holds the page's data. */
    hydratePage: () => void;
  }
  interface Navigator {
    /** Missing in some browsers. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/**
 * Hydrates the page on the first pointer, key, input or scroll event; where data are dear or the line is very slow, on the
 * first one in an island. Hydration waits until all scripts have loaded; when one fails, the browser posts queued forms, and the
 * next event requests those again that are missing.
 *
 * @param list addresses of the scripts, that with their style sheet among them
 */
export function hydrateOnInteraction(list: string): void {
  const missing = new Set(list.split(' '));
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  // Where the tour is the only island, using it is the only reason; where data are dear, using any island is.
  const isGenerous = !saveData && !/2g/.test(effectiveType) && document.querySelector('main [data-island]');
  let isBusy = false;
  const load = async (src: string) => {
    await addScript(src);
    missing.delete(src);
  };
  const start = async () => {
    if (isBusy) return;
    isBusy = true;
    await Promise.allSettled([...missing].map(load));
    if (missing.size) {
      isBusy = false;
      giveUp();
    } else window.hydratePage();
  };
  const giveUp = replayEarlyEvents(start);
  for (const type of ['pointerover', 'keydown', 'input'])
    addEventListener(
      type,
      ({ target }) => (isGenerous || (target as Element).closest?.('[data-island]')) && start(),
      true,
    );
  // A button pressed before this script ran has the focus, but no focus ring.
  document.querySelector<HTMLElement>('[data-island] button:focus:not(:focus-visible)')?.click();
  addEventListener('load', () =>
    // Not before the page has been painted, images included, and scrolled to where its address says.
    setTimeout(() => {
      if (needsEagerHydration()) start();
      // Nobody needs a pointer over the page to scroll it: there are scroll bars, switches, screen readers.
      else if (isGenerous) addEventListener('scroll', start);
    }, 500),
  );
}

/** React recognises the page's scripts by the `async` attribute and would add those again that lack it. */
function addScript(src: string): Promise<unknown> {
  return new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), { src, async: true, onload, onerror }),
    ),
  );
}
