'use client';

import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import { ToastCard } from './toast-card';
import { type ToastMessage, toastChannel } from './toast-channel';

type Props = {
  words: {
    /** Names the place where toasts appear. */
    readonly label: string;
    readonly close: string;
  };
};

const loadToaster = () => import('./toaster').then((part) => part.Toaster);

/**
 * The place for toasts. Their code comes with the first one; where it cannot come, as when the network is away, the
 * toast is shown without it and stays until it is closed.
 *
 * Screen readers say what changes in an element that they know already, so the words stand in one of their own, which is
 * there long before the first toast, though not before scripts are.
 */
export function ToastHost({ words }: Props) {
  const [{ message, count }, setToast] = useState<{ message?: ToastMessage; count: number }>({ count: 0 });
  const [isThere, setThere] = useState(false);
  const { part: Toaster, fetchPart, failed } = useLazyModule(false, loadToaster);
  const fetchToaster = useRef(fetchPart);

  useEffect(() => {
    setThere(true);
    return toastChannel.listen((sent) => {
      fetchToaster.current();
      // A copy, so that the same words twice are two toasts.
      setToast((last) => ({ message: { ...sent }, count: last.count + 1 }));
    });
  }, []);

  return (
    <>
      {isThere && (
        <div className="sr-only" role="status">
          {message && (
            <p key={count}>
              {message.title}: {message.text}
            </p>
          )}
        </div>
      )}
      {message && Toaster && <Toaster message={message} words={words} />}
      {message && !Toaster && failed && (
        <div className="toast-place">
          <ToastCard
            message={message}
            close={words.close}
            onClose={() => setToast((last) => ({ count: last.count }))}
          />
        </div>
      )}
    </>
  );
}
