type Props = {
  items: readonly string[];
  /** A section's only content. */
  isLarge?: boolean;
};

/** Sentences with hairlines between them, in two columns where there is room. */
export function Statements({ items, isLarge = false }: Props) {
  return (
    <ul className={isLarge ? 'statements text-lead' : 'statements'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
