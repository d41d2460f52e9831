import {
  hashAttribute,
  historyAttribute,
  islandSelector,
  queryAttribute,
  sessionAttribute,
  startAttribute,
} from '../lib/hydration/contract.ts';
import { storage } from './storage.ts';

/** Whether an island must hydrate without interaction: for analytics, a link to an element inside it, or state to restore. */
export function needsEagerHydration(): boolean {
  const searchParams = new URLSearchParams(location.search);
  return [...document.querySelectorAll(islandSelector)].some((island) => {
    const read = (attribute: string) => island.getAttribute(attribute) || ' ';
    return (
      island.matches(`[${startAttribute}]`) ||
      island.querySelector(':target') ||
      searchParams.has(read(queryAttribute)) ||
      location.hash.startsWith(read(hashAttribute)) ||
      history.state?.[read(historyAttribute)] ||
      storage('sessionStorage')?.getItem(read(sessionAttribute))
    );
  });
}
