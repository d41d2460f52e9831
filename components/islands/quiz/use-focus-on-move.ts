import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element marked `data-focus` whenever `step` changes, so that a keyboard or a screen reader
 * stands at what has just appeared. The first render moves nothing.
 */
export function useFocusOnMove<E extends HTMLElement>(step: unknown) {
  const ref = useRef<E>(null);
  const last = useRef(step);

  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    ref.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [step]);

  return ref;
}
