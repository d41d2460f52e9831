import { useEffect, useRef, useState } from 'react';

/**
 * A part of the page whose code loads on demand, once. A request after a failure, or during a load that fails, tries again.
 */
export function useLazyModule<T>(wanted: boolean, load: () => Promise<T>) {
  const [part, setPart] = useState<T>();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const askedAgain = useRef(false);

  const fetchPart = () => {
    askedAgain.current = loading.current;
    if (loading.current) return;
    loading.current = true;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        loading.current = false;
        setFailed(true);
        if (askedAgain.current) fetchPart();
      },
    );
  };
  const latest = useRef(fetchPart);
  useEffect(() => {
    if (wanted) latest.current();
  }, [wanted]);

  return { part, fetchPart, failed };
}
