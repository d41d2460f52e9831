type Props = { items: readonly string[]; className?: string };

/** A list with hairlines between its items: features, results. */
export function RuledList({ items, className = '' }: Props) {
  return (
    <ul className={`ruled ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
