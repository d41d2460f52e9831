import { useEffect, useRef, useState } from 'react';

/**
 * A part of the page whose code comes when it is wanted, and the function that asks for it again: asking fetches once,
 * and after a failure it tries anew.
 */
export function useLate<T>(wanted: boolean, load: () => Promise<T>) {
  const [part, setPart] = useState<T>();
  const loading = useRef(false);

  const fetchPart = () => {
    if (loading.current) return;
    loading.current = true;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        loading.current = false;
      },
    );
  };
  const latest = useRef(fetchPart);
  useEffect(() => {
    if (wanted) latest.current();
  }, [wanted]);

  return [part, fetchPart] as const;
}
