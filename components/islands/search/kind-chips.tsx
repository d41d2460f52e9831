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
    <fieldset className="mt-7 flex flex-wrap gap-2 max-sm:mt-5 max-sm:gap-1.5" aria-label={words.filter}>
      {chips.map(({ kind, name, count }) => (
        <button
          key={name}
          type="button"
          className="chip max-sm:px-2.5 max-sm:text-caption disabled:cursor-default disabled:opacity-50"
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
