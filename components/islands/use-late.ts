import { useEffect, useRef, useState } from 'react';

/**
 * A part of the page whose code comes when it is wanted. Asking for it fetches it once; asking again after
 * a failure, or while one is on its way, tries again.
 */
export function useLate<T>(wanted: boolean, load: () => Promise<T>) {
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
