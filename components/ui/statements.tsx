type Props = { items: readonly string[] };

/** Sentences with hairlines between them, in two columns where there is room. */
export function Statements({ items }: Props) {
  return (
    <ul className="statements">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
