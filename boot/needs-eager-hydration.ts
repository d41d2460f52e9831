import { islandSelector, readsAttribute } from '../lib/hydration/contract.ts';
import { storage } from './storage.ts';

/** Whether an island must hydrate without interaction: for analytics, a link to an element inside it, or state to restore. */
export function needsEagerHydration(): boolean {
  const isPresent: Record<string, (name: string) => unknown> = {
    start: () => true,
    query: (name) => new URLSearchParams(location.search).has(name),
    history: (name) => history.state?.[name],
    session: (name) => storage('sessionStorage')?.getItem(name),
    hash: (name) => location.hash.startsWith(name),
  };
  return [...document.querySelectorAll(islandSelector)].some(
    (island) =>
      island.querySelector(':target') ||
      island
        .getAttribute(readsAttribute)
        ?.split(' ')
        .some((state) => {
          const [kind, name] = state.split(':') as [string, string];
          return isPresent[kind]?.(name);
        }),
  );
}
