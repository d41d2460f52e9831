import { type SearchKind, searchKinds } from '@/lib/search/search-kinds';
import type { Answer } from './answer';
import type { SearchWords } from './search-words';

type Props = {
  answer: Answer;
  chosen: SearchKind | undefined;
  words: SearchWords;
  onChoose: (kind: SearchKind | undefined) => void;
};

/** Narrows what was found to one kind of page. A kind without pages cannot be chosen. */
export function KindChips({ answer, chosen, words, onChoose }: Props) {
  const chips = [
    { kind: undefined, name: words.all, count: answer.all },
    ...searchKinds.map((kind) => ({ kind, name: words.kinds[kind], count: answer.counts[kind] ?? 0 })),
  ];
  return (
    <fieldset className="mt-7 flex flex-wrap gap-2" aria-label={words.filter}>
      {chips.map(({ kind, name, count }) => (
        <button
          key={name}
          type="button"
          className="chip disabled:cursor-default disabled:opacity-50"
          aria-pressed={kind === chosen}
          disabled={count === 0 && kind !== chosen}
          onClick={() => onChoose(kind)}
        >
          {name} <span className="num">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
