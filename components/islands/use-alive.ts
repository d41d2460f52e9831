import { type RefObject, useEffect } from 'react';
import { aliveEvent } from '@/lib/late/alive-event';
import { keepTyped } from './typed-before';

/**
 * Tells the page that an island reacts from now on. Until then `boot/` holds what is done with it, which is why the
 * island's root carries an empty `data-island`.
 */
export function useAlive(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!root.current) return;
    keepTyped(root.current);
    root.current.dataset.island = 'alive';
    root.current.dispatchEvent(new Event(aliveEvent, { bubbles: true }));
  }, [root]);
}
