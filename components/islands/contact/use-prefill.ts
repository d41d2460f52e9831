import { type RefObject, useEffect } from 'react';
import { onPageShow } from '@/components/islands/hydration/on-page-show';
import { reportHandover } from '@/components/islands/quiz/report-handover';
import { controlOf } from './control-of';

/** Puts the result that a quiz left behind into the message, unless something is written there already. */
export function usePrefill(form: RefObject<HTMLFormElement | null>) {
  useEffect(
    () =>
      onPageShow(() => {
        const text = reportHandover.take();
        const message = form.current && controlOf(form.current, 'message');
        if (!text || !message || message.value) return;
        message.value = text;
        message.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [form],
  );
}
