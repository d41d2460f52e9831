import { islandSelector } from '../lib/hydration/contract.ts';
import { findElement } from './find-element.ts';
import { needsEagerHydration } from './needs-eager-hydration.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/**
 * Hydrates the page on the first pointer, key, input or scroll event; with data saving or a very slow connection, only on
 * the first event inside an island.
 *
 * Hydration waits for all scripts. When one fails to load, the browser posts queued forms, and the next event requests the
 * missing scripts again.
 *
 * @param list space-separated URLs of the scripts, including the one with the islands' style sheet
 */
export function hydrateOnInteraction(list: string): void {
  const missing = new Set(list.split(' '));
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  // A page whose only island is the tour hydrates only when the tour is used.
  const hydratesOnAnyEvent =
    !saveData && !/2g/.test(effectiveType) && document.querySelector(`main ${islandSelector}`);
  let isLoading = false;
  const load = async (src: string) => {
    await addScript(src);
    missing.delete(src);
  };
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    await Promise.allSettled([...missing].map(load));
    if (missing.size) {
      isLoading = false;
      releaseQueue();
    } else window.hydratePage();
  };
  const releaseQueue = replayEarlyEvents(start);
  for (const type of ['pointerover', 'keydown', 'input'])
    addEventListener(
      type,
      ({ target }) => (hydratesOnAnyEvent || (target as Element).closest?.(islandSelector)) && start(),
      true,
    );
  // A button clicked before this script ran has the focus without a focus ring.
  findElement(`${islandSelector} button:focus:not(:focus-visible)`)?.click();
  addEventListener('load', () =>
    // Wait until the page with its images is painted and scrolled to the hash of its URL.
    setTimeout(() => {
      if (needsEagerHydration()) start();
      // Scroll bars, switch devices and screen readers scroll without pointer or key events.
      else if (hydratesOnAnyEvent) addEventListener('scroll', start);
    }, 500),
  );
}

/** Without `async`, React would not recognise the script and add it a second time. */
function addScript(src: string): Promise<unknown> {
  return new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), { src, async: true, onload, onerror }),
    ),
  );
}
