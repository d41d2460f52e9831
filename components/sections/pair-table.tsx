type Props = {
  id: string;
  /** Headings of the two columns. */
  heads: readonly [string, string];
  rows: readonly { left: string; right: string }[];
};

/** Two columns that answer each other: challenge and solution, bad day and what happens then. */
export function PairTable({ id, heads: [left, right], rows }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {left}
      </h2>
      <dl className="mt-8 border-line-300 border-t">
        {rows.map((row) => (
          <div
            key={row.left}
            className="grid gap-x-8 gap-y-2 border-line-200 border-b py-5 lg:grid-cols-[5fr_7fr]"
          >
            <dt className="font-semibold">{row.left}</dt>
            <dd className="max-w-[62ch] text-ink-700">
              <span className="sr-only">{right}: </span>
              {row.right}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
