import { Ticks } from './ticks';

type Props = {
  items: readonly string[];
  /** How many of them lie open on a phone. */
  shown: number;
  /** What the fold with the others says. */
  more: string;
};

/** A short list of which a phone folds the end; beside a picture there is room for all. */
export function FoldedTicks({ items, shown, more }: Props) {
  return (
    <>
      <Ticks items={items.slice(0, shown)} />
      {items.length > shown && (
        <details className="more rest">
          <summary>{more}</summary>
          <Ticks items={items.slice(shown)} />
        </details>
      )}
    </>
  );
}
