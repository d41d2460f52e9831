'use client';

import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { ToastCard } from './toast-card';
import { listenForToasts, type ToastMessage } from './toast-channel';
import { useToastSide } from './use-toast-side';

type Props = {
  language: Language;
  words: {
    /** The accessible name of the toast region. */
    readonly label: string;
    readonly close: string;
  };
};

const loadToaster = () => import('./toaster').then((module) => module.Toaster);

/**
 * Renders toasts. The first one loads the toaster; if that fails, say offline, the toast stays until it is closed.
 *
 * Screen readers announce changes only in a live region that exists already, so the text is repeated in one that is
 * rendered on mount, long before the first toast.
 */
export function ToastHost({ language, words }: Props) {
  const [{ message, count }, setToast] = useState<{ message?: ToastMessage; count: number }>({ count: 0 });
  const [isMounted, setMounted] = useState(false);
  const { loaded: Toaster, request, failed } = useLazyModule(false, loadToaster);
  const requestToaster = useRef(request);
  const side = useToastSide(message?.awayFrom);

  useEffect(() => {
    setMounted(true);
    return listenForToasts((received) => {
      requestToaster.current();
      // A copy, so that the same message twice makes two toasts.
      setToast((last) => ({ message: { ...received }, count: last.count + 1 }));
    });
  }, []);

  return (
    <>
      {isMounted && (
        <div className="sr-only" role="status">
          {message && (
            <p key={count}>
              {labelled(language, message.title)} {message.text}
            </p>
          )}
        </div>
      )}
      {message && (
        <div className={side === 'top' ? 'toast-top' : undefined}>
          {Toaster && <Toaster message={message} words={words} />}
          {!Toaster && failed && (
            <div className="toast-place">
              <ToastCard
                message={message}
                close={words.close}
                onClose={() => setToast((last) => ({ count: last.count }))}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
