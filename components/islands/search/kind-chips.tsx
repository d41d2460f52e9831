import { type SearchKind, searchKinds } from '@/lib/search/search-kinds';
import type { SearchResult } from './search-pages';
import type { SearchWords } from './search-words';

type Props = {
  result: SearchResult;
  selected: SearchKind | undefined;
  words: SearchWords;
  onSelect: (kind: SearchKind | undefined) => void;
};

/** Filters the results by kind. Kinds without results are disabled. */
export function KindChips({ result, selected, words, onSelect }: Props) {
  const chips = [
    { kind: undefined, name: words.all, count: result.total },
    ...searchKinds.map((kind) => ({ kind, name: words.kinds[kind], count: result.counts[kind] ?? 0 })),
  ];
  return (
    <fieldset className="search-kinds" aria-label={words.filter}>
      {chips.map(({ kind, name, count }) => (
        <button
          key={name}
          type="button"
          className="chip disabled:cursor-default disabled:opacity-50"
          aria-pressed={kind === selected}
          disabled={count === 0 && kind !== selected}
          onClick={() => onSelect(kind)}
        >
          {name} <span className="num">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
