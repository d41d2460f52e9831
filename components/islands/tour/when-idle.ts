import { onPageShow } from '@/components/islands/hydration/on-page-show';

const fields = 'input, textarea, select, [contenteditable]';
const isTyping = () => document.activeElement?.matches(fields) ?? false;

/**
 * Calls `act` once the page is shown, the browser is idle and nobody has the focus in a field.
 *
 * @returns a function that calls it off
 */
export function whenIdle(act: () => void): () => void {
  const off = new AbortController();
  const tryNow = () => {
    if (off.signal.aborted || isTyping()) return;
    off.abort();
    act();
  };
  const begin = () => {
    // The element that takes the focus over has it only after the event.
    document.addEventListener('focusout', () => setTimeout(tryNow), { signal: off.signal });
    tryNow();
  };
  const stopWaiting = onPageShow(() => onIdle(begin));
  return () => {
    off.abort();
    stopWaiting();
  };
}

function onIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 300);
}
