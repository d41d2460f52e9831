import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { ToastCard } from './toast-card';
import type { ToastMessage } from './toast-channel';

type Props = {
  message: ToastMessage;
  words: { readonly label: string; readonly close: string };
};

/** Shared by all toasts, so that a new one replaces the current one. */
const toastId = 'toast';
const durationMs = 5000;
const swipeThresholdPx = 50;

/**
 * Shows the message for five seconds, longer while the pointer is over it or keyboard focus is in it. F8 focuses the
 * region. Escape closes the toast and returns the focus; a swipe to the right closes it, too.
 */
export function Toaster({ message, words }: Props) {
  const startX = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  // The host announces the message. Some screen readers would repeat it from Sonner's live region.
  useEffect(() => region.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off'), []);

  useEffect(() => show(message, words.close, durationMs), [message, words.close]);

  /** Resets Sonner's swipe distance, which would dismiss at 45 pixels or on any fast move. */
  const endSwipe = (event: PointerEvent) => {
    const item = event.target instanceof Element && event.target.closest('[data-sonner-toast]');
    if (!(item instanceof HTMLElement)) return;
    if (event.clientX - startX.current >= swipeThresholdPx) toast.dismiss(toastId);
    item.style.setProperty('--swipe-amount-x', '0px');
    item.style.setProperty('--swipe-amount-y', '0px');
  };

  /** Only keyboard focus, which `:focus-visible` matches, stops the timer: a press moves the focus, too. */
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
    if (target.matches(':focus-visible')) show(message, words.close, Number.POSITIVE_INFINITY);
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    // Return the focus first: the blur handler shows the toast again to restart its timer.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    toast.dismiss(toastId);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events from the toast inside.
    <div
      ref={region}
      onPointerDownCapture={(event) => {
        startX.current = event.clientX;
      }}
      onPointerUpCapture={endSwipe}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onBlur={() => show(message, words.close, durationMs)}
    >
      <Sonner
        visibleToasts={1}
        duration={durationMs}
        hotkey={['F8']}
        swipeDirections={['right']}
        position="bottom-right"
        containerAriaLabel={words.label}
      />
    </div>
  );
}

function show(message: ToastMessage, close: string, duration: number): void {
  const dismiss = () => toast.dismiss(toastId);
  toast.custom(() => <ToastCard message={message} close={close} onClose={dismiss} />, {
    id: toastId,
    duration,
  });
}
