'use client';

import { useEffect, useRef, useState } from 'react';
import { ToastCard } from './toast/toast-card';
import { toastChannel } from './toast/toast-channel';
import type { ToastMessage } from './toast/toast-message';
import { useLate } from './use-late';

type Props = {
  words: {
    /** Names the place where toasts appear. */
    readonly label: string;
    readonly close: string;
  };
};

const loadToaster = () => import('./toast/toaster').then((part) => part.Toaster);

/**
 * The place for toasts. Their code comes with the first one; where it cannot come, as when the network is away, the
 * toast is shown without it and stays until it is closed.
 */
export function ToastHost({ words }: Props) {
  const [message, setMessage] = useState<ToastMessage>();
  const { part: Toaster, fetchPart, failed } = useLate(false, loadToaster);
  const fetchToaster = useRef(fetchPart);

  useEffect(
    () =>
      toastChannel.listen((sent) => {
        fetchToaster.current();
        // A copy, so that the same words twice are two toasts.
        setMessage({ ...sent });
      }),
    [],
  );

  if (!message) return null;
  if (Toaster) return <Toaster message={message} words={words} />;
  if (!failed) return null;
  return (
    <div className="toast-place" role={message.kind === 'failure' ? 'alert' : 'status'}>
      <ToastCard message={message} close={words.close} onClose={() => setMessage(undefined)} />
    </div>
  );
}
