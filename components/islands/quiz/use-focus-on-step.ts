import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element marked `data-focus` in `root` when `step` changes, but not on the first render. Then scrolls all
 * of `root` into view, with the heading above it: the browser's own scrolling could leave half of either under the sticky
 * header. At once, since scroll anchoring moves the target of a smooth scroll by as much as a taller step grows the card.
 */
export function useFocusOnStep(root: RefObject<HTMLElement | null>, step: unknown): void {
  const lastStep = useRef(step);

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const card = root.current;
    if (!card) return;
    card.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
    const heading = card.previousElementSibling ?? card;
    const { top } = heading.getBoundingClientRect();
    const { bottom } = card.getBoundingClientRect();
    const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (top < headerHeight || bottom > innerHeight) heading.scrollIntoView({ behavior: 'instant' });
  }, [root, step]);
}
