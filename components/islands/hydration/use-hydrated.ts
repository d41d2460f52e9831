import { type RefObject, useEffect } from 'react';
import { hydratedEvent } from '@/lib/hydration/hydrated-event';
import { restoreTypedInput } from './restore-typed-input';

/**
 * Marks an island as hydrated. Until then the boot script queues what the visitor does with it, which is why the island's
 * root carries an empty `data-island`.
 */
export function useHydrated(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!root.current) return;
    restoreTypedInput(root.current);
    root.current.dataset.island = 'hydrated';
    root.current.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, [root]);
}
