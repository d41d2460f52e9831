import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the element in `root` marked `data-focus` whenever `step` changes, so that a keyboard or a screen
 * reader stands at what has just appeared, and shows the whole of `root`: where a focus alone would scroll to, the page's
 * header may lie over its top. The first render moves nothing.
 */
export function useFocusOnMove(root: RefObject<HTMLElement | null>, step: unknown): void {
  const last = useRef(step);

  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const card = root.current;
    if (!card) return;
    card.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
    const { top, bottom } = card.getBoundingClientRect();
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (top < covered || bottom > innerHeight) card.scrollIntoView();
  }, [root, step]);
}
