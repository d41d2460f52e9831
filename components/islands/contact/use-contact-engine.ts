import { useEffect, useRef } from 'react';
import type { createContactEngine } from './contact-engine';

type Create = typeof createContactEngine;

/** How far from the viewport the form may be when its code is fetched. */
const near = '300px';

/**
 * The code that checks and sends the form, fetched once: when the form comes near the viewport, or when it is asked
 * for. A fetch that failed is tried again the next time.
 */
export function useContactEngine(settings: Parameters<Create>[1]) {
  const form = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<ReturnType<Create>>>(undefined);

  const fetchEngine = () => {
    engine.current ??= import('./contact-engine').then(({ createContactEngine }) => {
      if (!form.current) throw new Error('The form is gone');
      return createContactEngine(form.current, settings);
    });
    engine.current.catch(() => {
      engine.current = undefined;
    });
    return engine.current;
  };
  const latest = useRef(fetchEngine);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current().catch(() => {});
      },
      { rootMargin: near },
    );
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, []);

  return { form, fetchEngine };
}
