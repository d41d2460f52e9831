import { useEffect, useRef } from 'react';

/**
 * Gives a button the focus back that it lost by being disabled, so that a keyboard does not start at the top of the
 * page again. Whoever has moved on meanwhile is left there.
 */
export function useFocusKept(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(disabled);

  useEffect(() => {
    if (was.current && !disabled && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    was.current = disabled;
  }, [disabled]);

  return button;
}
