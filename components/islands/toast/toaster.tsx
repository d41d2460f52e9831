import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { ToastCard } from './toast-card';
import type { ToastMessage } from './toast-channel';

type Props = {
  message: ToastMessage;
  words: { readonly label: string; readonly close: string };
};

/** One id for all: a new toast takes the place of the old one, so that there is never a second. */
const id = 'toast';
/** Milliseconds that a toast stays. */
const duration = 5000;
/** Pixels to the right from which a drag is a swipe. */
const swipeThreshold = 50;

/**
 * Shows the message for five seconds, longer while the pointer rests on it or the keyboard's focus is in it. F8 moves the
 * focus there, Escape closes the toast and gives the focus back, a swipe to the right closes it, too.
 */
export function Toaster({ message, words }: Props) {
  const startX = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  // The host has said it already: Sonner's own region would say it again, or not, as it comes together with its words.
  useEffect(() => place.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off'), []);

  useEffect(() => show(message, words.close, duration), [message, words.close]);

  /** Sonner would swipe at 45 pixels or any fast move; with its own measure at zero, only ours counts. */
  const endSwipe = (event: PointerEvent) => {
    const item = event.target instanceof Element && event.target.closest('[data-sonner-toast]');
    if (!(item instanceof HTMLElement)) return;
    if (event.clientX - startX.current >= swipeThreshold) toast.dismiss(id);
    item.style.setProperty('--swipe-amount-x', '0px');
    item.style.setProperty('--swipe-amount-y', '0px');
  };

  /** A press puts the focus into the toast, too: only the keyboard's, which shows its ring, stops the time. */
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!place.current?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
    if (target.matches(':focus-visible')) show(message, words.close, Number.POSITIVE_INFINITY);
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    // First, as leaving a toast that is shown lets its time run: it would be shown once more.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    toast.dismiss(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens in the toast inside.
    <div
      ref={place}
      onPointerDownCapture={(event) => {
        startX.current = event.clientX;
      }}
      onPointerUpCapture={endSwipe}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onBlur={() => show(message, words.close, duration)}
    >
      <Sonner
        visibleToasts={1}
        duration={duration}
        hotkey={['F8']}
        swipeDirections={['right']}
        position="bottom-right"
        containerAriaLabel={words.label}
      />
    </div>
  );
}

function show(message: ToastMessage, close: string, milliseconds: number): void {
  const dismiss = () => toast.dismiss(id);
  toast.custom(() => <ToastCard message={message} close={close} onClose={dismiss} />, {
    id,
    duration: milliseconds,
  });
}
