import { type RefObject, useEffect, useRef } from 'react';

/** Measures the time since the first touch of a field, for the form's hidden field. */
export function useWritingTime(form: RefObject<HTMLFormElement | null>) {
  const field = useRef<HTMLInputElement>(null);
  const startedAt = useRef<number>(undefined);

  useEffect(() => {
    const start = () => {
      startedAt.current ??= performance.now();
    };
    const element = form.current;
    // The touch that hydrates the page comes before this effect.
    if (element?.contains(document.activeElement)) start();
    element?.addEventListener('focusin', start);
    return () => element?.removeEventListener('focusin', start);
  }, [form]);

  return {
    /** The hidden field. */
    field,
    /** Writes the full seconds so far into the hidden field. */
    note: () => {
      if (field.current && startedAt.current !== undefined)
        field.current.value = String(Math.floor((performance.now() - startedAt.current) / 1000));
    },
  };
}
