type Props = { items: readonly string[]; className?: string };

/** Whole sentences under hairlines, in two columns where there is room. */
export function Statements({ items, className = '' }: Props) {
  return (
    <ul className={`statements ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
