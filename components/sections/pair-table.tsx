type Props = {
  id: string;
  /** The heading of the left column, and what stands before each answer for screen readers, with its colon. */
  heads: readonly [title: string, label: string];
  rows: readonly { left: string; right: string }[];
  /** Close rows under rules, or a dark band with a column for each. */
  look: 'table' | 'band';
};

const looks = {
  table: {
    section: 'section bg-mist',
    list: 'pairs mt-6 border-line-300 border-b',
    row: 'grid gap-x-8 border-line-300 border-t sm:grid-cols-2',
    left: 'font-semibold',
    right: 'text-ink-700',
  },
  band: {
    section: 'section on-night',
    list: 'pillars mt-7',
    row: undefined,
    left: 'font-semibold text-xl',
    right: undefined,
  },
} as const;

/** Trouble and answer: challenge and solution, bad day and what happens then. */
export function PairTable({ id, heads: [title, label], rows, look }: Props) {
  return (
    <section className={looks[look].section} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        <dl className={looks[look].list}>
          {rows.map((row) => (
            <div key={row.left} className={looks[look].row}>
              <dt className={looks[look].left}>{row.left}</dt>
              <dd className={looks[look].right}>
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
