import { useEffect, useRef } from 'react';
import type { createContactEngine } from './contact-engine';

type Create = typeof createContactEngine;

/** How close the form is to the viewport when its code loads. */
const preloadMargin = '300px';

/**
 * Loads the code that validates and sends the form once: when the form comes near the viewport, or when `loadEngine` is
 * called. A call after a failure tries again.
 */
export function useContactEngine(settings: Parameters<Create>[1]) {
  const form = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<ReturnType<Create>>>(undefined);

  const loadEngine = () => {
    engine.current ??= import('./contact-engine').then(({ createContactEngine }) => {
      if (!form.current) throw new Error('The form is not mounted');
      return createContactEngine(form.current, settings);
    });
    engine.current.catch(() => {
      engine.current = undefined;
    });
    return engine.current;
  };
  const latestLoad = useRef(loadEngine);

  useEffect(() => {
    // Its code then loads when the form gets the focus.
    if (!window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latestLoad.current().catch(() => {});
      },
      { rootMargin: preloadMargin },
    );
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, []);

  return { form, loadEngine };
}
