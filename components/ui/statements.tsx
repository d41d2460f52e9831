type Props = {
  items: readonly string[];
  /** What the fold says that a phone has over the fifth and further ones. */
  more?: string | undefined;
};

/** How many lie open on a phone. */
export const openStatements = 4;

/** Whole sentences under hairlines, in two columns where there is room. */
export function Statements({ items, more }: Props) {
  return (
    <>
      <List items={more ? items.slice(0, openStatements) : items} />
      {more && (
        <details className="more rest">
          <summary>{more}</summary>
          <List items={items.slice(openStatements)} />
        </details>
      )}
    </>
  );
}

const List = ({ items }: Pick<Props, 'items'>) => (
  <ul className="statements">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
