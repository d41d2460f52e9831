import { useLayoutEffect, useState } from 'react';

type Side = 'top' | 'bottom';

/** The height of the tallest toast with the space around it, in pixels. */
const toastRoom = 220;

/**
 * The bottom of the window if a toast there does not cover the element, even after scrolling; otherwise the side with more
 * room. At the top, it would cover what was just filled in.
 */
export function useToastSide(awayFrom: Element | null | undefined): Side {
  const [side, setSide] = useState<Side>('bottom');
  useLayoutEffect(() => {
    if (!awayFrom) return setSide('bottom');
    const choose = () => setSide(roomierSide(awayFrom));
    choose();
    const listeners = new AbortController();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, choose, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [awayFrom]);
  return side;
}

function roomierSide(element: Element): Side {
  const { top, bottom } = element.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below < toastRoom && top > below ? 'top' : 'bottom';
}
