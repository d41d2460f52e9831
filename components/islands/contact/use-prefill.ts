import { type RefObject, useEffect } from 'react';
import { reportHandover } from '@/components/islands/quiz/report-handover';
import { whenShown } from '@/components/islands/when-shown';
import { controlOf } from './control-of';

/** Puts the result that a quiz left behind into the message, unless something is written there already. */
export function usePrefill(form: RefObject<HTMLFormElement | null>) {
  useEffect(
    () =>
      whenShown(() => {
        const text = reportHandover.take();
        const message = form.current && controlOf(form.current, 'message');
        if (!text || !message || message.value) return;
        message.value = text;
        message.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [form],
  );
}
