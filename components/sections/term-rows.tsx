type Props = { items: readonly { term: string; text: string }[] };

/** Headings with a sentence or two each, in ruled rows; the heading stands beside its text where there is room. */
export function TermRows({ items }: Props) {
  return (
    <ul className="ruled">
      {items.map(({ term, text }) => (
        <li key={term} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[2fr_3fr] md:items-baseline">
          <h3 className="text-h3">{term}</h3>
          <p className="text-ink-700">{text}</p>
        </li>
      ))}
    </ul>
  );
}
