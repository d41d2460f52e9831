import { useEffect, useRef, useState } from 'react';

/**
 * Loads a module once: as soon as `isNeeded` is true, or when `request` is called.
 *
 * A request after a failure tries again. So does one during a load that then fails.
 */
export function useLazyModule<T>(isNeeded: boolean, load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const [failed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const shouldRetry = useRef(false);

  const request = () => {
    shouldRetry.current = isLoading.current;
    if (isLoading.current) return;
    isLoading.current = true;
    load().then(
      (result) => setLoaded(() => result),
      () => {
        isLoading.current = false;
        setFailed(true);
        if (shouldRetry.current) request();
      },
    );
  };
  const latestRequest = useRef(request);
  useEffect(() => {
    if (isNeeded) latestRequest.current();
  }, [isNeeded]);

  return { loaded, request, failed };
}
