import type { RefObject } from 'react';
import { splitMarks } from '@/lib/search/split-marks';
import type { Result } from './answer';
import type { SearchWords } from './search-words';

type Props = {
  results: readonly Result[];
  /** What the kinds of pages are called. */
  kinds: SearchWords['kinds'];
  list: RefObject<HTMLOListElement | null>;
};

/** Pages that hold the term, best first: title, kind, and the words around what was found. */
export function ResultList({ results, kinds, list }: Props) {
  return (
    <ol ref={list} className="ruled mt-4">
      {results.map(({ href, title, excerpt, kind }) => (
        // Anew for another excerpt: React would not find its texts where a translator has put elements around them.
        <li key={`${href} ${excerpt}`} className="found">
          {kind && <p className="cap">{kinds[kind]}</p>}
          <div>
            <h2 className="text-h3">
              <a className="card-link" href={href}>
                {title}
              </a>
            </h2>
            <p>
              {splitMarks(excerpt).map(({ at, text, marked }) =>
                marked ? <mark key={at}>{text}</mark> : text,
              )}
              {!/[.?!…]$/.test(excerpt) && '…'}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
