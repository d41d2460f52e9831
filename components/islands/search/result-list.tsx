import type { RefObject } from 'react';
import { markedParts } from '@/lib/search/marked-parts';
import type { Result } from './answer';

type Props = { results: readonly Result[]; list: RefObject<HTMLOListElement | null> };

/** Pages that hold the term, best first: title, path, and the words around what was found. */
export function ResultList({ results, list }: Props) {
  return (
    <ol ref={list} className="ruled mt-4 max-w-[760px]">
      {results.map(({ href, title, excerpt }) => (
        // Anew for another excerpt: React would not find its texts where a translator has put elements around them.
        <li key={`${href} ${excerpt}`} className="py-6!">
          <h2 className="text-h3">
            <a className="link" href={href}>
              {title}
            </a>
          </h2>
          <p className="cap mt-1.5 break-words">{href}</p>
          <p className="mt-2 text-ink-700">
            {markedParts(excerpt).map(({ at, text, marked }) =>
              marked ? (
                <mark key={at} className="bg-larch-100 font-medium text-ink-900">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
            {!/[.?!…]$/.test(excerpt) && '…'}
          </p>
        </li>
      ))}
    </ol>
  );
}
