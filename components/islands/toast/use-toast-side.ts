import { useLayoutEffect, useState } from 'react';

type Side = 'top' | 'bottom';

/** The side of the window with more room beside an element, so that a toast there does not cover it, even after scrolling. */
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
  return top > window.innerHeight - bottom ? 'top' : 'bottom';
}
