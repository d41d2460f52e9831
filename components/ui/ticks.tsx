type Props = { items: readonly string[]; className?: string };

/** A short list with a dash before each item. */
export function Ticks({ items, className = '' }: Props) {
  return (
    <ul className={`ticks ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type CollapsibleProps = {
  items: readonly string[];
  /** The number of items that phones show before the rest is expanded. */
  shown: number;
  /** The label that expands the rest. */
  more: string;
};

/** A tick list whose end is collapsed on phones. Next to a picture, all items are shown. */
export function CollapsibleTicks({ items, shown, more }: CollapsibleProps) {
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
