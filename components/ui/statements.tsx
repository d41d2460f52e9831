type Props = {
  items: readonly string[];
  /** The label that expands all items after the fourth on phones. Without it, all are shown. */
  more?: string | undefined;
};

/** The number of statements that phones show before the rest is expanded. */
export const openStatements = 4;

/** Sentences with hairlines between them, in two columns where there is room. */
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
