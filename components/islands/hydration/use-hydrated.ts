import { type RefObject, useEffect } from 'react';
import { hydratedEvent, hydratedValue, islandAttribute, islandSelector } from '@/lib/hydration/contract';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Read while this module loads: before React may replace the page's elements. */
const beforeHydration =
  typeof document === 'undefined'
    ? undefined
    : {
        fields: document.querySelectorAll<Field>(`${islandSelector} :is(input, select, textarea)`),
        focused: document.activeElement,
      };

/**
 * Marks an island as hydrated. The boot script queues clicks and submits on an island until then.
 */
export function useHydrated(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!root.current) return;
    restoreTypedInput(root.current);
    root.current.setAttribute(islandAttribute, hydratedValue);
    root.current.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, [root]);
}

/**
 * Restores typed input and focus if React re-rendered the page from scratch because a translator or an extension had
 * changed it. The detached fields still have their values.
 */
function restoreTypedInput(island: HTMLElement): void {
  for (const old of beforeHydration?.fields ?? []) {
    if (old.isConnected) continue;
    const field = island.querySelector<Field>(`[name="${old.name}"]`);
    if (!field) continue;
    if (old.value) field.value = old.value;
    if (old === beforeHydration?.focused) field.focus();
  }
}
