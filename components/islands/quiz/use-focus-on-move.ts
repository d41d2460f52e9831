import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the element in `root` marked `data-focus` whenever `step` changes, so that a keyboard or a screen
 * reader stands at what has just appeared. The first render moves nothing.
 */
export function useFocusOnMove(root: RefObject<HTMLElement | null>, step: unknown): void {
  const last = useRef(step);

  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    root.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [root, step]);
}
