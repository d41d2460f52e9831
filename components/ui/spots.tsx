type Props = { items: readonly string[]; className?: string };

/** A list whose lines begin like the places on a map. */
export function Spots({ items, className = '' }: Props) {
  return (
    <ul className={`spots ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
