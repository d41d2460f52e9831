type Props = {
  id: string;
  /** The heading of the left column, and what stands before each answer for screen readers, with its colon. */
  heads: readonly [title: string, label: string];
  rows: readonly { left: string; right: string }[];
  /** On mist, where the part before it is white. */
  quiet?: boolean;
};

/** Trouble and answer: challenge and solution, bad day and what happens then. */
export function PairTable({ id, heads: [title, label], rows, quiet = false }: Props) {
  return (
    <section className={quiet ? 'section bg-mist' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        <dl className="pairs">
          {rows.map((row) => (
            <div key={row.left}>
              <dt>{row.left}</dt>
              <dd>
                <span className="sr-only">{label} </span>
                {row.right}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
