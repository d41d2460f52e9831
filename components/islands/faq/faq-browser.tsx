'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { islandAttributes } from '@/lib/hydration/contract';

type Props = {
  title: string;
  categories: readonly { readonly id: string; readonly name: string }[];
  items: readonly {
    readonly id: string;
    readonly category: string;
    readonly question: string;
    readonly answer: string;
    /** Further reading. */
    readonly link?: { readonly href: string; readonly label: string } | undefined;
  }[];
  words: { readonly all: string; readonly filter: string };
};

/**
 * Questions and answers with a filter by category. Items are `<details>`, and a link to `#faq-{id}` opens one. Without
 * script the style sheet shows all answers.
 */
export function FaqBrowser({ title, categories, items, words }: Props) {
  const [category, setCategory] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  useHydrated(root);
  const half = Math.ceil(items.length / 2);

  useEffect(() => {
    const findTarget = () => {
      const target = document.getElementById(location.hash.slice(1));
      return target instanceof HTMLDetailsElement ? target : undefined;
    };
    const openTarget = () => {
      const target = findTarget();
      if (!target) return;
      // A filter must not hide the target. Render all items before scrolling: those above move it down.
      flushSync(() => setCategory(undefined));
      target.open = true;
      target.scrollIntoView();
    };
    const target = findTarget();
    // The browser has scrolled there already, and the reader may have moved on since.
    if (target) target.open = true;
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);

  return (
    <div ref={root} className="grid-12" {...islandAttributes()}>
      <div className="col-span-4">
        <h2 id="faq-title" className="max-w-[7.45em] text-h2">
          {title}
        </h2>
        <fieldset className="needs-script mt-5 flex flex-wrap gap-2" aria-label={words.filter}>
          {[{ id: undefined, name: words.all }, ...categories].map(({ id, name }) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={category === id}
              onClick={() => setCategory(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="col-span-8 max-lg:mt-5">
        {/* Two columns of their own, so that an open answer leaves no hole beside it. */}
        <div className={category ? 'faq' : 'faq xl:grid xl:grid-cols-[1fr_1fr] xl:gap-x-10'}>
          {[items.slice(0, half), items.slice(half)].map((column) => (
            <div key={column[0]?.id}>
              {column.map((item) => (
                <details
                  key={item.id}
                  id={`faq-${item.id}`}
                  hidden={category !== undefined && item.category !== category}
                >
                  <summary>{item.question}</summary>
                  <p>
                    {item.answer}
                    {item.link && (
                      <>
                        {' '}
                        <a className="link" href={item.link.href}>
                          {item.link.label}
                        </a>
                      </>
                    )}
                  </p>
                </details>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
