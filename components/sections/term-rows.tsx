type Props = { items: readonly { term: string; text: string }[]; className?: string };

/** Headings with a sentence or two each, in ruled rows; the heading stands beside its text where there is room. */
export function TermRows({ items, className = '' }: Props) {
  return (
    <ul className={`ruled term-rows ${className}`}>
      {items.map(({ term, text }) => (
        <li key={term}>
          <h3 className="text-h3">{term}</h3>
          <p className="text-ink-700">{text}</p>
        </li>
      ))}
    </ul>
  );
}
