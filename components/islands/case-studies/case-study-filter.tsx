'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { fill } from '@/lib/i18n/fill';

type Props = {
  /** One a service. */
  filters: readonly { readonly slug: string; readonly name: string }[];
  words: { readonly all: string; readonly label: string; readonly none: string };
  cards: readonly { readonly slug: string; readonly services: readonly string[]; readonly card: ReactNode }[];
};

const parameter = 'service';

/**
 * The case studies, all or those of one service. The choice stands in the address, `?service=…`, so that it can be
 * shared and Back undoes it; an unknown service there means all.
 */
export function CaseStudyFilter({ filters, words, cards }: Props) {
  const [service, setService] = useState<string | null>(null);
  const buttons = useRef<HTMLFieldSetElement>(null);
  useHydrated(buttons);
  const chosen = filters.find(({ slug }) => slug === service);
  const shown = cards.filter(({ services }) => !chosen || services.includes(chosen.slug));

  useEffect(() => {
    const read = () => setService(new URLSearchParams(location.search).get(parameter));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const choose = (slug: string | null) => {
    if (slug === (chosen?.slug ?? null)) return;
    setService(slug);
    history.pushState(null, '', slug ? `?${parameter}=${slug}` : location.pathname);
  };

  return (
    <>
      <fieldset
        ref={buttons}
        className="needs-script flex flex-wrap gap-2"
        aria-label={words.label}
        data-island=""
        data-query={parameter}
      >
        {[{ slug: null, name: words.all }, ...filters].map(({ slug, name }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={slug === (chosen?.slug ?? null)}
            onClick={() => choose(slug)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p className="lead mt-10" role="status">
        {chosen && shown.length === 0 && fill(words.none, { service: chosen.name })}
      </p>
      <ul className="studies">
        {shown.map(({ slug, card }) => (
          <li key={slug}>{card}</li>
        ))}
      </ul>
    </>
  );
}
