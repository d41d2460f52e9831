import { laterPartsSelector } from '../lib/hydration/contract.ts';

/** Milliseconds left of an idle time that are too few for another part of a page on a phone. */
const shortMs = 10;

/**
 * Lays out what the style sheet leaves out while the page loads: part by part in idle time once it has loaded, so that no long
 * task delays a tap; all at once when a place in the page is asked for, by a link, a key, a hash or a visit that is restored.
 */
export function layOutRest(): void {
  const left = [...document.querySelectorAll<HTMLElement>(laterPartsSelector)];
  const layOut = (part: HTMLElement) => {
    part.style.contentVisibility = 'visible';
  };
  const layOutAll = () => left.splice(0).forEach(layOut);
  for (const type of ['click', 'keydown']) addEventListener(type, layOutAll, true);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') layOutAll();
  const layOutNext = (idle: IdleDeadline) => {
    let part = left.shift();
    for (; part; part = idle.timeRemaining() > shortMs ? left.shift() : undefined) {
      layOut(part);
      // Now, so that the time left is known.
      part.getBoundingClientRect();
    }
    if (left.length > 0) requestIdleCallback(layOutNext);
  };
  // Browsers without it have no scroll anchoring, so their style sheet leaves out nothing.
  addEventListener('load', () => window.requestIdleCallback?.(layOutNext));
}
