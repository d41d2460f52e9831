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
