import type { NamedPage } from '@/lib/search/named-page';
import type { SearchWords } from './search-words';

type Props = { pages: readonly NamedPage[]; words: SearchWords };

/** Links to the pages that the term names. */
export function NamedList({ pages, words }: Props) {
  return (
    <section className="mt-7" aria-labelledby="search-named">
      <h2 id="search-named" className="cap">
        {words.direct}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {pages.map(({ path, title, kind }) => (
          <li key={path}>
            <a className="btn btn-quiet text-left!" href={path}>
              {title} <span className="cap font-normal">{words.kinds[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
