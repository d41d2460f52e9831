'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { islandAttributes } from '@/lib/hydration/contract';
import { fill } from '@/lib/i18n/fill';

type Props = {
  /** One per service. */
  filters: readonly { readonly slug: string; readonly name: string }[];
  words: { readonly all: string; readonly label: string; readonly none: string };
  cards: readonly { readonly slug: string; readonly services: readonly string[]; readonly card: ReactNode }[];
};

const queryParameter = 'service';

/**
 * The case studies of one service, or all. The filter lives in the query, `?service=…`: it can be shared, and Back
 * undoes it. An unknown service shows all case studies.
 */
export function CaseStudyFilter({ filters, words, cards }: Props) {
  const [service, setService] = useState<string | null>(null);
  const filterGroup = useRef<HTMLFieldSetElement>(null);
  useHydrated(filterGroup);
  const selected = filters.find(({ slug }) => slug === service);
  const matchingCards = cards.filter(({ services }) => !selected || services.includes(selected.slug));

  useEffect(() => {
    const readQuery = () => setService(new URLSearchParams(location.search).get(queryParameter));
    readQuery();
    window.addEventListener('popstate', readQuery);
    return () => window.removeEventListener('popstate', readQuery);
  }, []);

  const select = (slug: string | null) => {
    if (slug === (selected?.slug ?? null)) return;
    setService(slug);
    history.pushState(null, '', slug ? `?${queryParameter}=${slug}` : location.pathname);
  };

  return (
    <>
      <fieldset
        ref={filterGroup}
        className="needs-script flex flex-wrap gap-2"
        aria-label={words.label}
        {...islandAttributes(`query:${queryParameter}`)}
      >
        {[{ slug: null, name: words.all }, ...filters].map(({ slug, name }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={slug === (selected?.slug ?? null)}
            onClick={() => select(slug)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p className="lead mt-10" role="status">
        {selected && matchingCards.length === 0 && fill(words.none, { service: selected.name })}
      </p>
      <ul className="studies grid gap-x-8 gap-y-16">
        {matchingCards.map(({ slug, card }) => (
          <li key={slug}>{card}</li>
        ))}
      </ul>
    </>
  );
}
