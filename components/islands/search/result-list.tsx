import type { RefObject } from 'react';
import type { FoundPage } from '@/lib/search/search-index';
import type { SearchWords } from './search-words';

type Props = {
  pages: readonly FoundPage[];
  kinds: SearchWords['kinds'];
  list: RefObject<HTMLOListElement | null>;
};

/** The pages with the term, best first: kind, title, excerpt and, where there is room, a small picture. */
export function ResultList({ pages, kinds, list }: Props) {
  return (
    <ol ref={list} className="ruled mt-4">
      {pages.map(({ url, title, excerpt, kind, thumb }) => (
        // A new element per excerpt: React could not update text that a translator has wrapped in elements.
        <li
          key={`${url} ${excerpt.map(({ text }) => text).join('')}`}
          className="relative max-md:[--row-pad:11px] md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8 lg:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          {kind && <p className="cap md:max-lg:col-span-full">{kinds[kind]}</p>}
          <div className="max-w-[47.5rem]">
            <h2 className="text-h3">
              <a className="card-link text-blue-700" href={url}>
                {title}
              </a>
            </h2>
            <p className="mt-1 max-md:text-sm">
              {excerpt.map(({ at, text, marked }) => (marked ? <mark key={at}>{text}</mark> : text))}
            </p>
          </div>
          {thumb && (
            <img
              className="h-16 w-25.5 rounded-[3px] object-cover max-md:hidden"
              src={thumb}
              alt=""
              width="102"
              height="64"
              loading="lazy"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
